import { stepsOf } from '@/components/pratiche/steps'
import type { ClientCaseData } from './client-case'
import { STEP_WORDS } from './plain-words'
import classes from './steps.module.css'

/** The states of a case: those passed, the current one, those to come. */
export function Steps({ pratica, percorso }: ClientCaseData) {
  return (
    <ol className={classes.steps} aria-label="A che punto siamo">
      {stepsOf(pratica, percorso).map(({ stato, state, isHere }, index) => {
        const here = state === 'stopped' ? ` — ${STEP_WORDS[pratica.stato].toLowerCase()}` : ''
        return (
          <li key={stato} data-state={state} aria-current={isHere ? 'step' : undefined}>
            <span className={classes.mark} aria-hidden="true">
              {state === 'done' ? '✓' : index + 1}
            </span>
            <span>
              {STEP_WORDS[stato]}
              {here}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
