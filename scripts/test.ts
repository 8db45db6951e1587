import { EnvError } from '../lib/core/env'
import { BUILD_STEP, E2E_STEP } from './testing/e2e-step'
import { JEST_STEP } from './testing/jest-step'
import { STATIC_STEPS } from './testing/static-steps'
import { FAILED, type Outcome, type Step } from './testing/types'

const STEPS: Step[] = [...STATIC_STEPS, JEST_STEP, BUILD_STEP, E2E_STEP]
/** The browser step builds by itself: in a full run a build of its own would be done twice. */
const FULL = STEPS.filter((step) => step !== BUILD_STEP)

type Result = Outcome & { step: Step; ms: number }

/** `npm test` runs everything; `npm test -- jest lib/finance` one step, with the rest handed to its tool. */
export async function test([name, ...args]: string[]): Promise<void> {
  const chosen = name ? STEPS.filter((step) => step.name === name) : FULL
  if (chosen.length === 0) {
    throw new EnvError(`Passo sconosciuto: ${name}. Ci sono: ${STEPS.map((step) => step.name).join(', ')}.`)
  }
  const results: Result[] = []
  // All of them, also after a failure: one run should show everything that is wrong.
  for (const step of chosen) results.push(await runStep(step, args))
  report(results)
}

async function runStep(step: Step, args: string[]): Promise<Result> {
  console.log(`\n── ${step.what}`)
  const startedAt = Date.now()
  const outcome = await step.run(args).catch((error: unknown) => {
    console.error(error)
    return FAILED
  })
  return { ...outcome, step, ms: Date.now() - startedAt }
}

function report(results: Result[]): void {
  console.log('\n── riepilogo')
  for (const { step, passed, failed, ms } of results) {
    const seconds = `${(ms / 1000).toFixed(1)} s`.padStart(9)
    console.log(
      `${failed ? '✗' : '✓'} ${step.what.padEnd(46)} ${seconds}   ${passed} passed, ${failed} failed`,
    )
  }
  const sum = (pick: (result: Result) => number) => results.reduce((total, result) => total + pick(result), 0)
  const failed = sum((result) => result.failed)
  console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}
