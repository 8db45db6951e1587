import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { EnvError } from '../../lib/core/env'
import { ROOT } from '../migrations/files'
import { bin } from '../testing/tools'
import { EDITS_BENCH } from './edits'
import { LIGHTHOUSE } from './lighthouse'
import { LISTS } from './lists'
import { MEMORY } from './memory'
import { PAGES } from './pages'
import { START } from './start'
import type { Bench, Row } from './types'
import { WEIGHT } from './weight'

/** A bench that is a program of its own and prints its table. */
const program = (name: string, title: string): Bench => ({
  name,
  title,
  run: async () => {
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.node.json') }
    const args = ['--import', 'tsx', path.join(ROOT, 'scripts', 'bench', `${name}.ts`)]
    const result = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
    if (result.status !== 0) throw new Error(`${name}: codice ${result.status}`)
    return result.stdout.toString().trim()
  },
})

const BENCHES: Bench[] = [
  program('finance', 'Matematica dei prestiti'),
  PAGES,
  EDITS_BENCH,
  WEIGHT,
  LIGHTHOUSE,
  LISTS,
  MEMORY,
  START,
]
const FILE = path.join(ROOT, 'docs', 'performance.md')
const INTRO = `# Prestazioni

Scritto da \`npm run bench\`; \`npm run bench -- finance\` ne ripete una parte sola. I rapporti valgono
dentro la stessa esecuzione: i numeri assoluti dipendono dalla macchina.
`

/** Runs one bench or all of them and keeps each result in its section of docs/performance.md. */
export async function bench([name]: string[]): Promise<void> {
  const chosen = BENCHES.filter((one) => !name || one.name === name)
  if (chosen.length === 0)
    throw new EnvError(`Misura sconosciuta: ${name}. Ci sono: ${BENCHES.map((one) => one.name).join(', ')}.`)
  for (const one of chosen) {
    console.log(`\n── ${one.title}`)
    const result = await one.run()
    const text = typeof result === 'string' ? `\`\`\`\n${result}\n\`\`\`` : table(result)
    console.log(text)
    keep(one.title, text)
  }
}

function table(rows: Row[]): string {
  const mark = (ok: boolean | undefined) => (ok === undefined ? '' : ok ? '✓' : '✗')
  const lines = rows.map(
    ({ what, measured, goal = '', ok }) => `| ${what} | ${measured} | ${goal} | ${mark(ok)} |`,
  )
  return ['| | misurato | obiettivo | |', '|---|---:|---:|---|', ...lines].join('\n')
}

/** Replaces the section of this bench and leaves the others as they are. */
function keep(title: string, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : INTRO
  const [intro = INTRO, ...sections] = before.split(/\n(?=## )/)
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`))
  const where = `${cpus().length} core, Node ${process.versions.node.split('.')[0]}`
  const own = `## ${title}\n\n${new Date().toISOString().slice(0, 10)}, ${where}\n\n${text}\n`
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${[intro.trim(), ...others.map((one) => one.trim()), own.trim()].join('\n\n')}\n`)
  // The formatter aligns the tables, and the working tree stays as `npm test` wants it.
  spawnSync(bin('biome'), ['format', '--write', FILE], { cwd: ROOT, stdio: 'ignore' })
}
