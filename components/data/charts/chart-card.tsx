'use client'

import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { logError } from '@/components/ui/log-error'
import { save } from '../download'
import classes from './chart.module.css'
import { csvOf } from './chart-csv'
import { ChartTable } from './chart-table'
import type { ChartData } from './chart-types'
import { heightOf } from './layout'
import { hasEndLabels } from './line-ends'
import { COLOURS } from './tones'

type Props = ChartData & {
  title: string
  /** One line under the title: which rows, which period. */
  description?: string
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
const NoPlot = () => (
  <p className={classes.none}>Il grafico non è disponibile: i numeri sono nella tabella.</p>
)

/** Figures that are compared: drawn, as a table with one click, and as a file. */
export function ChartCard({ title, description, pointHead, empty, measure, ...data }: Props) {
  const id = useId()
  const [shows, setShows] = useState<'chart' | 'table'>('chart')
  const isEmpty = data.points.length === 0
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.title}>
        <div>
          <h2 id={id}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {!isEmpty && (
          <Tools
            shows={shows}
            onShow={setShows}
            onSave={() => save(csvOf({ ...data, pointHead }), `${title}.csv`)}
          />
        )}
      </header>
      {isEmpty && <p className={classes.none}>{empty ?? 'Nessun dato nel periodo.'}</p>}
      {!isEmpty && shows === 'chart' && <Drawing {...data} label={title} measure={measure} />}
      {!isEmpty && shows === 'table' && (
        <div className={classes.scroll}>
          <ChartTable {...data} label={title} pointHead={pointHead} />
        </div>
      )}
    </section>
  )
}

type ToolsProps = {
  shows: 'chart' | 'table'
  onShow: (what: 'chart' | 'table') => void
  onSave: () => void
}

function Tools({ shows, onShow, onSave }: ToolsProps) {
  const [Icon, label, other] =
    shows === 'chart'
      ? ([IconTable, 'Tabella', 'table'] as const)
      : ([IconChartBar, 'Grafico', 'chart'] as const)
  return (
    <div className={classes.tools}>
      <Button
        look="quiet"
        size="xs"
        icon={<Icon size={16} aria-hidden="true" />}
        onClick={() => onShow(other)}
      >
        {label}
      </Button>
      <Button look="quiet" size="xs" icon={<IconDownload size={16} aria-hidden="true" />} onClick={onSave}>
        CSV
      </Button>
    </div>
  )
}

function Drawing({ label, measure, ...data }: ChartData & { label: string; measure: string }) {
  const { series } = data
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
    </figure>
  )
}
