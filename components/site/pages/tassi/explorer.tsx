'use client'

import { useEffect, useState } from 'react'
import {
  type Choice,
  fromQuery,
  initialChoice,
  PERIOD_INFO,
  type Series,
  toQuery,
} from '@/components/markup/rate-choice'
import { seriesText } from '@/components/markup/rate-words'
import { Chooser } from './chooser'
import styles from './explorer.module.css'
import { LineChart } from './line-chart'
import { PointsTable } from './points-table'
import type { Point } from './scale'
import { Summary } from './summary'
import { useSeries } from './use-series'

interface Props {
  series: readonly Series[]
  /** The points of the first choice, which the page brings along. */
  initial: readonly Point[]
}

/** How a rate has moved: a chooser, the chart, the same numbers in a table; the choice is kept in the address. */
export function Explorer({ series, initial }: Props) {
  const [choice, setChoice] = useState(() => initialChoice(series))
  const { shown, points, loading, failure, ask } = useSeries(series, choice, initial)

  // The page is static: what the address asks for is known only here.
  useEffect(() => {
    const asked = fromQuery(location.search, series)
    if (!asked || toQuery(asked) === toQuery(initialChoice(series))) return
    setChoice(asked)
    void ask(asked)
  }, [ask, series])

  const choose = (next: Choice) => {
    setChoice(next)
    // Not with the present state: Next would take the write for its own and later put the old address back.
    history.replaceState(null, '', `?${toQuery(next)}${location.hash}`)
    void ask(next)
  }

  const name = seriesText(shown.index, shown.tenor)
  const title = `${name} ${PERIOD_INFO[shown.period].last}`
  return (
    <div className={styles.explorer}>
      <Chooser choice={choice} series={series} onChange={choose} />
      {failure ? (
        <div className={styles.failure} role="alert">
          <p>
            {failure.message} Qui sotto resta {title}.
          </p>
          <button type="button" className="azione-piana" onClick={() => void ask(choice)}>
            Riprova
          </button>
          {failure.requestId ? (
            <p className={styles.code}>Codice della richiesta: {failure.requestId}</p>
          ) : null}
        </div>
      ) : null}
      <div className={styles.answer} aria-busy={loading} data-stale={loading || undefined}>
        <h3 className={styles.title} aria-live="polite">
          {title}
        </h3>
        <Summary index={shown.index} points={points} />
        <LineChart key={toQuery(shown)} name={name} index={shown.index} points={points} />
        <PointsTable name={name} choice={shown} points={points} series={series} />
      </div>
    </div>
  )
}
