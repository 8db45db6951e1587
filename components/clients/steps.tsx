import { stepOf } from '@/components/pratiche/steps'
import type { ClientCaseData } from './client-case'
import { STEP_WORDS } from './plain-words'
import classes from './steps.module.css'

const STOPPED = ['respinta', 'ritirata', 'sospesa']

/** The way to the money, in as many lines as there are steps: what is behind, where we are, what comes. */
export function Steps({ pratica, percorso }: ClientCaseData) {
  const at = stepOf(pratica, percorso)
  const paid = pratica.stato === 'liquidata'
  const stopped = STOPPED.includes(pratica.stato)
  return (
    <ol className={classes.steps} aria-label="A che punto siamo">
      {percorso.map((stato, index) => {
        const state = index < at || paid ? 'done' : index > at ? 'todo' : stopped ? 'stopped' : 'now'
        const here = state === 'stopped' ? ` — ${STEP_WORDS[pratica.stato].toLowerCase()}` : ''
        return (
          <li key={stato} data-state={state} aria-current={index === at ? 'step' : undefined}>
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
