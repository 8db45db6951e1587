import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDocument } from '../openapi'
import { bin, readReport, tool } from './tools'
import { FAILED, type Outcome, type Step } from './types'

type File = {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}
type Report = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: File[]
}
/** One more than the two processors that the tests are made for: who waits for the database leaves one free. */
const WORKERS = '--maxWorkers=3'

type Run = { report: Report; code: number }

/** More failures than these are no chance: the change is wrong, and a second try only takes time. */
const MOST_AGAIN = 5

/**
 * Unit, component and database tests; arguments go to Jest (`npm test -- jest lib/finance`). In a whole run the few files
 * that failed are tried once more by themselves, as the browser's tests are: what passes then is named, to be repaired.
 */
export const JEST_STEP: Step = {
  name: 'jest',
  what: 'test unitari e d’integrazione (jest)',
  run: async (args) => {
    await ensureDocument()
    const first = await run(args)
    if (!first) return FAILED
    const failed = failedFiles(first.report)
    const isWhole = args.length === 0
    if (!isWhole || failed.length === 0 || failed.length > MOST_AGAIN) return outcomeOf(first)
    console.log(`\nriprovo: ${failed.map(({ name }) => path.relative('.', name)).join(', ')}`)
    const second = await run(['--runTestsByPath', ...failed.map(({ name }) => name)])
    return second ? outcomeOfBoth(first, second) : FAILED
  },
}

async function run(args: string[]): Promise<Run | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-report-'))
  const file = path.join(folder, 'jest.json')
  const code = await tool(bin('jest'), [WORKERS, '--json', `--outputFile=${file}`, ...args], {
    env: { NODE_ENV: 'test' },
  })
  const report = readReport<Report>(file)
  rmSync(folder, { recursive: true, force: true })
  return report && { report, code }
}

const failedFiles = ({ testResults }: Report): File[] =>
  testResults.filter(({ status }) => status === 'failed')

/** A file that does not even load has no failed tests, but is a failure. */
function outcomeOf({ report, code }: Run): Outcome {
  const failed = report.numFailedTests || report.numFailedTestSuites || (code === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

/** The files of the second run count as it found them. */
function outcomeOfBoth(first: Run, second: Run): Outcome {
  const { passed, failed } = outcomeOf(second)
  const still = new Set(failedFiles(second.report).map(({ name }) => name))
  for (const file of failedFiles(first.report).filter(({ name }) => !still.has(name))) {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    const names = tests.map(({ fullName }) => fullName).join('; ') || 'non si è caricato'
    console.log(`ha fallito una volta, da riparare: ${path.relative('.', file.name)}: ${names}`)
  }
  const replaced = failedFiles(first.report).flatMap(({ assertionResults }) => assertionResults)
  const passedBefore =
    first.report.numPassedTests - replaced.filter(({ status }) => status === 'passed').length
  return { passed: passedBefore + passed, failed }
}
