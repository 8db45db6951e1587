import { stepsOf } from '@/components/pratiche/steps'
import { STEP_WORDS } from '@/lib/features/pratiche/labels'
import type { ClientCaseData } from './client-case'
import { asClientReads, situationFor } from './needed'
import classes from './steps.module.css'

/** The states of a case: those passed, the current one, those to come. One that waits for documents says so. */
export function Steps({ pratica: given, percorso }: ClientCaseData) {
  const pratica = asClientReads(given)
  const { title, waits } = situationFor(pratica)
  return (
    <ol className={classes.steps} aria-label="A che punto siamo">
      {stepsOf(pratica, percorso).map(({ stato, state, isHere }, index) => {
        const here = state === 'stopped' ? ` — ${STEP_WORDS[pratica.stato].toLowerCase()}` : ''
        return (
          <li
            key={stato}
            data-state={waits && isHere ? 'waiting' : state}
            aria-current={isHere ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {state === 'done' ? '✓' : index + 1}
            </span>
            <span>
              {waits && isHere ? title : STEP_WORDS[stato]}
              {here}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
