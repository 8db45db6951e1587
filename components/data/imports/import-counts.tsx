'use client'

import { Flex, Text } from '@/components/ui/layout'
import { numberText } from '@/lib/core/number-text'
import type { DettaglioImport } from '@/lib/imports/schema'
import classes from './imports.module.css'
import { type ChosenRows, COUNTS, isForecast } from './words'

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
    <Flex gap="xs" wrap="wrap" role="group" aria-label="Righe per esito">
      <button
        type="button"
        className={classes.count}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        <Text span c="dimmed" fz="xs" breaks="anywhere">
          Righe
        </Text>{' '}
        <strong className="tabular">{numberText(run.conti.letti)}</strong>
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
          <Text span c="dimmed" fz="xs" breaks="anywhere">
            {before ? will : did}
          </Text>{' '}
          <strong className="tabular">{numberText(run.conti[key])}</strong>
        </button>
      ))}
      {run.note > 0 && (
        <button
          type="button"
          className={classes.count}
          aria-pressed={chosen === 'note'}
          onClick={() => onChoose(chosen === 'note' ? null : 'note')}
        >
          <Text span c="dimmed" fz="xs" breaks="anywhere">
            Con avvisi
          </Text>{' '}
          <strong className="tabular">{numberText(run.note)}</strong>
        </button>
      )}
    </Flex>
  )
}
