import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { prepareAndBuildAll } from '../build'
import { spawnServer } from '../child'
import { scratchFolder } from '../embedded/scratch'
import { findChromium } from '../test/chromium'
import { withTestData } from './test-data'
import { bin, readReport, tool } from './tools'
import { FAILED, type Outcome, PASSED, type Step } from './types'

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] }
type Report = Suite & { stats: { expected: number; unexpected: number; flaky: number } }

/** A production build and a browser on it, with data, ports and secrets of their own. */
export const BUILD_STEP: Step = {
  name: 'build',
  what: 'compilazione di produzione',
  run: () => withTestData(() => prepareAndBuildAll().then(() => PASSED)),
}

export const E2E_STEP: Step = {
  name: 'e2e',
  what: 'percorsi nel browser (playwright)',
  run: (args) =>
    withTestData((folder) => prepareAndBuildAll().then(() => play(folder, args)), { root: scratchFolder() }),
}

/** Pages of tests live for a second or two: optimising their code and clearing up after them cost more than they give. */
const SHORT_LIVES = '--js-flags=--no-opt --no-maglev --min-semi-space-size=16'

/** Drawn from the sources that are committed, so that a run that is repeated looks at the same screens. */
function turnOfSources(): string {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8', stdio: 'pipe' })
    return String(Number.parseInt(tree.slice(0, 6), 16))
  } catch {
    // A copy without its history.
    return '0'
  }
}

async function play(folder: string, args: string[]): Promise<Outcome> {
  const server = spawnServer()
  const ready = await Promise.race([
    once(server, 'message').then(() => true),
    once(server, 'exit').then(() => false),
  ])
  if (!ready) return FAILED
  const browser = await findChromium()
  const file = path.join(folder, 'report.json')
  const turn = process.env.TEST_TURN ?? turnOfSources()
  console.log(`· schermate in turno: TEST_TURN=${turn}; tutte con npm run test:long -- e2e`)
  const code = await tool(bin('playwright'), ['test', ...args], {
    env: {
      E2E_BASE_URL: process.env.SITE_URL ?? '',
      E2E_REPORT: file,
      TEST_TURN: turn,
      E2E_BROWSER_ARGS: JSON.stringify([...browser.args, SHORT_LIVES]),
      PLAYWRIGHT_CHROMIUM: browser.executablePath,
    },
  })
  server.kill('SIGTERM')
  await once(server, 'exit')
  const report = readReport<Report>(file)
  if (!report) return FAILED
  const { stats } = report
  for (const name of flakyOf(report)) console.log(`ha fallito una volta, da riparare: ${name}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (code === 0 ? 0 : 1) }
}

/** What failed once and passed at the second try. */
function flakyOf({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyOf)]
}
