import { EnvError } from '../lib/core/env'
import { BUILD_STEP, E2E_STEP } from './testing/e2e-step'
import { JEST_STEP } from './testing/jest-step'
import { generateForChecks, STATIC_STEPS } from './testing/static-steps'
import { FAILED, type Outcome, type Print, type Step } from './testing/types'

const STEPS: Step[] = [...STATIC_STEPS, JEST_STEP, BUILD_STEP, E2E_STEP]
/** The browser step builds by itself: in a full run a build of its own would be done twice. */
const FULL = STEPS.filter((step) => step !== BUILD_STEP)

type Result = Outcome & { step: Step; ms: number }

/** What a change that is not committed yet can break, without a browser: seconds, not minutes. */
const CHANGED = [...STATIC_STEPS, JEST_STEP]

/**
 * `npm test` runs everything; `npm test -- lint types` some steps; `npm test -- jest lib/finance` one, with the rest
 * handed to its tool; `npm test -- changed` the checks and the tests of what has changed since the last commit.
 */
export async function test(words: string[]): Promise<void> {
  const { chosen, args } = chosenSteps(words)
  const checks = chosen.filter(({ beside }) => beside)
  if (checks.length > 0) generateForChecks()
  // One alone writes as it goes.
  const together = checks.length > 1 ? checks : []
  // All of them, also after a failure: one run should show everything that is wrong.
  const results = await runBeside(together, args)
  for (const step of chosen.filter((one) => !together.includes(one))) {
    console.log(`\n── ${step.what}`)
    results.push(await runStep(step, args))
  }
  report(results)
}

/** As many as use two processors: each keeps one busy most of the time. */
const AT_ONCE = 2

/** Checks that only read, some at once; what one of them writes is shown in one piece when it ends. */
async function runBeside(steps: Step[], args: string[]): Promise<Result[]> {
  const [waiting, results]: [Step[], Result[]] = [[...steps], []]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const texts: string[] = []
      results.push(await runStep(step, args, (text) => texts.push(text)))
      console.log(`\n── ${step.what}\n${texts.join('')}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

function chosenSteps(words: string[]): { chosen: Step[]; args: string[] } {
  const [first] = words
  if (first === undefined) return { chosen: FULL, args: [] }
  const isStep = (word: string) => STEPS.some(({ name }) => name === word)
  if (first === 'changed') {
    const onlyChanged = { ...JEST_STEP, run: () => JEST_STEP.run(['--onlyChanged', '--passWithNoTests']) }
    return { chosen: CHANGED.map((step) => (step === JEST_STEP ? onlyChanged : step)), args: [] }
  }
  const end = words.findIndex((word) => !isStep(word))
  const named = end < 0 ? words : words.slice(0, end)
  if (named.length === 0) {
    throw new EnvError(
      `Passo sconosciuto: ${first}. Ci sono: ${STEPS.map(({ name }) => name).join(', ')}, changed.`,
    )
  }
  return { chosen: STEPS.filter(({ name }) => named.includes(name)), args: words.slice(named.length) }
}

async function runStep(step: Step, args: string[], print?: Print): Promise<Result> {
  const startedAt = Date.now()
  const outcome = await step.run(args, print).catch((error: unknown) => {
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
