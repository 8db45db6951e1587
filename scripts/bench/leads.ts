import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reachable } from '../embedded/binaries'
import { ensureDatabase, startPostgres, UNSAFE_BUT_FAST } from '../embedded/postgres'
import { migrate } from '../migrate'
import type { Row, Section } from '../report/types'
import { BENCH_ENV } from './volumes'

const WORKERS = 8
const RATIO = 0.8

export type Measured = { before: number[]; now: number[]; leads: number; exact: boolean }

/** Leads given by weight by eight workers at once, beside the count without epochs that was here before. */
export const LEADS: Section = {
  name: 'leads',
  title: `Leads by weight, ${WORKERS} workers at once`,
  run: () => withDatabase(async (url) => rowsOf(await measured(url))),
}

/** An empty database of a throwaway server. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-bench-'))
  const server = await startPostgres({ folder, flags: UNSAFE_BUT_FAST })
  const before = { ...process.env }
  Object.assign(process.env, BENCH_ENV)
  try {
    await ensureDatabase(server.adminUrl, 'leads')
    await migrate(server.urlOf('leads'))
    return await work(server.urlOf('leads'))
  } finally {
    process.env = before
    await server.stop()
    for (const place of [folder, reachable(folder)]) rmSync(place, { recursive: true, force: true })
  }
}

async function measured(url: string): Promise<Measured> {
  const env = { ...process.env, DATABASE_URL: url, DATABASE_POOL: String(WORKERS) }
  const child: ChildProcess = fork(path.join(__dirname, 'leads-run.ts'), [String(WORKERS)], {
    execArgv: ['--import', 'tsx'],
    env,
  })
  const [result] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`leads-run: exit code ${code}`))),
  ])) as [Measured]
  return result
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

function rowsOf({ before, now, leads, exact }: Measured): Row[] {
  const [old, today] = [median(before), median(now)]
  const ratio = today / old
  return [
    {
      what: 'leads a second, against a count without epochs',
      measured: `${Math.round(today)} against ${Math.round(old)}, ${ratio.toFixed(2)} ×`,
      goal: `≥ ${RATIO} ×`,
      ok: ratio >= RATIO,
    },
    {
      what: `${leads.toLocaleString('en')} leads: every one counted once, nobody a whole lead from their share`,
      measured: exact ? 'yes' : 'no',
      goal: 'yes',
      ok: exact,
    },
  ]
}
