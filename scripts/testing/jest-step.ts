import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDocument } from '../openapi'
import { bin, readReport, tool } from './tools'
import { FAILED, type Outcome, type Step } from './types'

type Report = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }

/** Unit, component and database tests; arguments go to Jest (`npm test -- jest lib/finance`). */
export const JEST_STEP: Step = {
  name: 'jest',
  what: 'test unitari e d’integrazione (jest)',
  run: async (args) => {
    await ensureDocument()
    const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-report-'))
    const file = path.join(folder, 'jest.json')
    const code = await tool(bin('jest'), ['--maxWorkers=2', '--json', `--outputFile=${file}`, ...args], {
      NODE_ENV: 'test',
    })
    const report = readReport<Report>(file)
    rmSync(folder, { recursive: true, force: true })
    return report ? outcomeOf(report, code) : FAILED
  },
}

/** A file that does not even load has no failed tests, but is a failure. */
function outcomeOf({ numPassedTests, numFailedTests, numFailedTestSuites }: Report, code: number): Outcome {
  const failed = numFailedTests || numFailedTestSuites || (code === 0 ? 0 : 1)
  return { passed: numPassedTests, failed }
}
