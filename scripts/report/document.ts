import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { EnvError } from '../../lib/core/env'
import { ROOT } from '../migrations/files'
import { bin } from '../testing/tools'
import type { Row } from './types'

/** A Markdown file in docs with one section for each part; the heads of its tables are in its language. */
export type Document = { file: string; intro: string; heads: { measured: string; goal: string } }

/** All the parts, or the one of that name. */
export function choose<S extends { name: string }>(all: readonly S[], name: string | undefined): S[] {
  const chosen = all.filter((one) => !name || one.name === name)
  if (chosen.length === 0)
    throw new EnvError(`Parte sconosciuta: ${name}. Ci sono: ${all.map((one) => one.name).join(', ')}.`)
  return chosen
}

/** What a part has found, as Markdown. */
export function markdown({ heads }: Document, result: Row[] | string): string {
  if (typeof result === 'string') return `\`\`\`\n${result}\n\`\`\``
  const mark = (ok: boolean | undefined) => (ok === undefined ? '' : ok ? '✓' : '✗')
  const lines = result.map(
    ({ what, measured, goal = '', ok }) => `| ${what} | ${measured} | ${goal} | ${mark(ok)} |`,
  )
  return [`| | ${heads.measured} | ${heads.goal} | |`, '|---|---:|---:|---|', ...lines].join('\n')
}

/** Replaces the section of this title and leaves the others as they are. */
export function keep({ file, intro }: Document, title: string, text: string): void {
  const at = path.join(ROOT, 'docs', file)
  const before = existsSync(at) ? readFileSync(at, 'utf8') : intro
  const [head = intro, ...sections] = before.split(/\n(?=## )/)
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`))
  const where = `${cpus().length} cores, Node ${process.versions.node.split('.')[0]}`
  const own = `## ${title}\n\n${new Date().toISOString().slice(0, 10)}, ${where}\n\n${text}\n`
  mkdirSync(path.dirname(at), { recursive: true })
  writeFileSync(at, `${[head.trim(), ...others.map((one) => one.trim()), own.trim()].join('\n\n')}\n`)
  // The formatter aligns the tables, and the working tree stays as `npm test` wants it.
  spawnSync(bin('biome'), ['format', '--write', at], { cwd: ROOT, stdio: 'ignore' })
}
