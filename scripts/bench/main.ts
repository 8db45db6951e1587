import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../migrations/files'
import { choose, type Document, keep, markdown } from '../report/document'
import type { Section } from '../report/types'
import { API } from './api'
import { AREA_PAGES } from './areas'
import { BESIDE } from './beside'
import { CUBES_BENCH } from './cubes'
import { EDITS_BENCH } from './edits'
import { EGG } from './egg'
import { FAN_OUT } from './fan-out'
import { HAND_OVER } from './hand-over'
import { IMPORTS_BENCH } from './imports'
import { LEADS } from './leads'
import { LIGHTHOUSE } from './lighthouse'
import { LISTS } from './lists'
import { MEMORY } from './memory'
import { MIX_BENCH } from './mix'
import { MONTHS_BENCH } from './months'
import { PAGES } from './pages'
import { REPORTS_BENCH } from './reports'
import { SEARCH } from './search'
import { START } from './start'
import { STATEMENTS } from './statements'
import { TRACING_BENCH } from './tracing'
import { closeVolumes } from './volumes'
import { WEIGHT } from './weight'

/** A bench that is a program of its own and prints its table. */
const program = (name: string, title: string): Section => ({
  name,
  title,
  run: async () => {
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.node.json') }
    const args = ['--import', 'tsx', path.join(ROOT, 'scripts', 'bench', `${name}.ts`)]
    const result = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
    if (result.status !== 0) throw new Error(`${name}: exit code ${result.status}`)
    return result.stdout.toString().trim()
  },
})

const BENCHES: Section[] = [
  program('finance', 'Loan mathematics'),
  PAGES,
  AREA_PAGES,
  EDITS_BENCH,
  WEIGHT,
  LIGHTHOUSE,
  LISTS,
  SEARCH,
  BESIDE,
  CUBES_BENCH,
  REPORTS_BENCH,
  LEADS,
  EGG,
  STATEMENTS,
  MONTHS_BENCH,
  IMPORTS_BENCH,
  HAND_OVER,
  API,
  FAN_OUT,
  MIX_BENCH,
  TRACING_BENCH,
  MEMORY,
  START,
]
const PERFORMANCE: Document = {
  file: 'performance.md',
  intro: `# Performance

Written by \`npm run bench\`; \`npm run bench -- finance\` repeats one part. Ratios hold within one run; absolute
figures depend on the machine.
`,
  heads: { measured: 'measured', goal: 'goal' },
}

/** Runs the benches of these names, or all of them, and keeps each result in its section of docs/performance.md. */
export async function bench(names: string[]): Promise<void> {
  const chosen = names.length > 0 ? names.flatMap((name) => choose(BENCHES, name)) : BENCHES
  try {
    for (const one of chosen) {
      console.log(`\n── ${one.title}`)
      const text = markdown(PERFORMANCE, await one.run())
      console.log(text)
      if (!process.env.BENCH_CASES) keep(PERFORMANCE, one.title, text)
    }
  } finally {
    await closeVolumes()
  }
}
