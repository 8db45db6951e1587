'use client'

import type { DettaglioImport } from '@/lib/imports/schema'
import classes from './imports.module.css'
import { type ChosenRows, COUNTS, count, isForecast } from './words'

type Props = {
  run: DettaglioImport
  chosen: ChosenRows
  onChoose: (chosen: ChosenRows) => void
}

/** How many rows had which outcome; each figure shows its rows. */
export function ImportCounts({ run, chosen, onChoose }: Props) {
  const before = isForecast(run)
  const shown = COUNTS.filter(([, key]) => run.conti[key] > 0 || key === 'creati' || key === 'errati')
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that choose, not fields of a form
    <div className={classes.counts} role="group" aria-label="Righe per esito">
      <button
        type="button"
        className={classes.count}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        <span className={classes.soft}>Righe</span>{' '}
        <strong className="tabular">{count(run.conti.letti)}</strong>
      </button>
      {shown.map(([esito, key, will, did]) => (
        <button
          key={esito}
          type="button"
          className={classes.count}
          aria-pressed={chosen === esito}
          disabled={run.conti[key] === 0}
          onClick={() => onChoose(chosen === esito ? null : esito)}
        >
          <span className={classes.soft}>{before ? will : did}</span>{' '}
          <strong className="tabular">{count(run.conti[key])}</strong>
        </button>
      ))}
      {run.note > 0 && (
        <button
          type="button"
          className={classes.count}
          aria-pressed={chosen === 'note'}
          onClick={() => onChoose(chosen === 'note' ? null : 'note')}
        >
          <span className={classes.soft}>Con avvisi</span>{' '}
          <strong className="tabular">{count(run.note)}</strong>
        </button>
      )}
    </div>
  )
}
