import { Text } from '@/components/ui/layout'
import { SPOKEN_ON_PHONES, Spoken } from '@/components/ui/spoken'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import type { Stato } from '@/lib/words/case-states'
import type { Option } from '@/lib/words/options'
import { labelOf } from './case-context'
import classes from './progress-line.module.css'
import { stepsOf } from './steps'

type Props = {
  pratica: Pick<PraticaDetail, 'stato' | 'statoPrecedente' | 'eventi'>
  percorso: readonly Stato[]
  stati: readonly Option[]
}

/** The way of a case: what is done, where it is, what is still to come. */
export function ProgressLine({ pratica, percorso, stati }: Props) {
  const steps = stepsOf(pratica, percorso)
  const at = steps.findIndex(({ isHere }) => isHere)
  return (
    <>
      <ol className={classes.line} aria-label="Avanzamento">
        {steps.map(({ stato, state, isHere }) => (
          <li
            key={stato}
            className={classes.step}
            data-state={state}
            aria-current={isHere ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true" />
            <span className={`${classes.label} ${SPOKEN_ON_PHONES}`}>{labelOf(stati, stato)}</span>
            {state === 'done' && <Spoken>fatto</Spoken>}
          </li>
        ))}
      </ol>
      {/* The list has said so to who hears it. */}
      <Text mt="xs" mb="md" fz="xs" className={classes.here} aria-hidden="true">
        <strong>{labelOf(stati, percorso[at] ?? '')}</strong>, passo {at + 1} di {steps.length}
      </Text>
    </>
  )
}
