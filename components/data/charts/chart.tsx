'use client'

import dynamic from 'next/dynamic'
import { logError } from '@/components/ui/log-error'
import classes from './chart.module.css'
import { ChartTable } from './chart-table'
import type { ChartData } from './chart-types'
import { heightOf } from './layout'
import { hasEndLabels } from './line-ends'
import { COLOURS } from './tones'

type Props = ChartData & {
  label: string
  /** What the scale counts, written above it: "Pratiche", "Erogato". */
  measure: string
  /** What a point is: the head of the table's first column. */
  pointHead: string
  /** Said in place of a chart that has no points. */
  empty?: string
}

/** The library is heavy: it comes where there is a chart, after the page. Without it the table is enough. */
const Plot = dynamic(
  () =>
    import('./plot').then(
      ({ Plot: Loaded }) => Loaded,
      (failure: unknown) => {
        logError('Grafico non caricato', failure)
        return NoPlot
      },
    ),
  { ssr: false },
)
const NoPlot = () => <p className={classes.none}>Il grafico non è disponibile: i numeri sono qui sotto.</p>

/** Figures that are compared, drawn; all of them are one click away in a table. */
export function Chart({ label, measure, pointHead, empty = 'Nessun dato nel periodo.', ...data }: Props) {
  const { points, series } = data
  if (points.length === 0) return <p className={classes.none}>{empty}</p>
  const isNamed = series.length > 1 && !hasEndLabels(data)
  return (
    <figure className={classes.figure} aria-label={label}>
      <figcaption className={classes.head}>
        <span>{measure}</span>
        {isNamed && (
          <span className={classes.legend}>
            {series.map(({ name, label: words, tone }) => (
              <span key={name}>
                <i className={classes.swatch} style={{ background: COLOURS[tone] }} /> {words}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div style={{ height: heightOf(data) }}>
        <Plot {...data} label={label} />
      </div>
      <details className={classes.details}>
        <summary>Mostra i numeri</summary>
        <div className={classes.scroll}>
          <ChartTable {...data} label={label} pointHead={pointHead} />
        </div>
      </details>
    </figure>
  )
}
