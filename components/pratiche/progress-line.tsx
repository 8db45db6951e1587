import { Spoken } from '@/components/ui/spoken'
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
  return (
    <ol className={classes.line} aria-label="Avanzamento">
      {stepsOf(pratica, percorso).map(({ stato, state, isHere }) => (
        <li
          key={stato}
          className={classes.step}
          data-state={state}
          aria-current={isHere ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true" />
          <span className={classes.label}>{labelOf(stati, stato)}</span>
          {state === 'done' && <Spoken>fatto</Spoken>}
        </li>
      ))}
    </ol>
  )
}
