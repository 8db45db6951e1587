import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { type Volume, withVolumes } from './volumes'

const ROUNDS = 100
const WARM_UP = 10
const RATIO = 1.5
const LIMIT_MS = 150
const STEPS = 60
const TURNS = 6
const STEP_RATIO = 1.15
const MEMORY_MB = 64
/** Reports do not read the history: it need not be made. */
const NO_HISTORY = 0
/**
 * A young generation of three times as much, as lib/serving/export-thread.ts gives; and of the old one a quarter, so that what
 * is measured is what a file needs, not the garbage that a large heap has not yet collected.
 */
const EXPORT_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=96']
const OF_CASE = ['fatti_stato', 'stock', 'voti'].map((name) => `pratiche.${name}`)
/** The steps that are measured, with the triggers that keep facts, queues and what banks are to pay. */
const MEASURED = {
  step: { what: 'a case’s change of state', triggers: OF_CASE },
  payment: {
    what: 'a case that is paid out, with its commissions',
    triggers: [...OF_CASE, 'provvigioni.fatti', 'provvigioni.in_coda', 'provvigioni.in_partite'],
  },
} as const
type Measured = keyof typeof MEASURED

/** Every report through its route, at few and at many cases; what a case pays for them; a large file. */
export const REPORTS_BENCH: Section = {
  name: 'reports',
  title: 'Reports, at 10,000 and at 1,000,000 cases',
  run: () =>
    withVolumes(async ([few, many]) => {
      const [small, large] = [await start(few), await start(many)]
      const rows: Row[] = []
      for (const name of large.names) rows.push(await compare(name, small.child, large.child))
      for (const kind of ['step', 'payment'] as const) rows.push(await steps(kind, many, large.child))
      for (const { child } of [small, large]) child.disconnect()
      rows.push(await file(many))
      return rows
    }, NO_HISTORY),
}

async function start(
  { url }: Volume,
  heap: string[] = [],
): Promise<{ child: ChildProcess; names: string[] }> {
  const env = { ...process.env, DATABASE_URL: url }
  const child = fork(path.join(__dirname, 'reports-run.ts'), {
    execArgv: ['--expose-gc', ...heap, '--import', 'tsx'],
    env,
  })
  const [names] = (await once(child, 'message')) as [string[]]
  return { child, names }
}

async function ask<T>(child: ChildProcess, what: string): Promise<T> {
  const heard = new AbortController()
  child.send(what)
  const first = Promise.race(['message', 'exit'].map((event) => once(child, event, { signal: heard.signal })))
  const [answer] = (await first.finally(() => heard.abort())) as [T]
  if (typeof answer !== 'object' || answer === null)
    throw new Error(`${what}: the measuring process has ended`)
  return answer
}

/** By turns, so that whatever else the machine does falls on both alike. Days and long periods have more to add up. */
async function compare(what: string, few: ChildProcess, many: ChildProcess): Promise<Row> {
  const times = { few: [] as number[], many: [] as number[] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const pair = [await ask<Time>(few, what), await ask<Time>(many, what)] as const
    if (round < 0) continue
    times.few.push(pair[0].ms)
    times.many.push(pair[1].ms)
  }
  const [small, large] = [percentile(times.few, 0.95), percentile(times.many, 0.95)]
  const measured = `${small.toFixed(1)} → ${large.toFixed(1)} ms (p95), ${(large / small).toFixed(2)} ×`
  // Of few cases most days have no cell of an agent: the ratio of days says how full they are (docs/decisions/012).
  const isByDay = what.includes('62 days')
  return isByDay
    ? { what, measured, goal: `≤ ${LIMIT_MS} ms; no ratio`, ok: large <= LIMIT_MS }
    : {
        what,
        measured,
        goal: `≤ ${RATIO} ×, ≤ ${LIMIT_MS} ms`,
        ok: large <= RATIO * small && large <= LIMIT_MS,
      }
}

type Time = { ms: number }

/** A case sent on by the verb, with and without what keeps facts and queues, by turns. */
async function steps(measured: Measured, { url }: Volume, child: ChildProcess): Promise<Row> {
  const { what, triggers } = MEASURED[measured]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const times = { kept: [] as number[], bare: [] as number[] }
  for (let turn = -1; turn < TURNS; turn += 1)
    for (const kind of ['bare', 'kept'] as const) {
      const verb = kind === 'bare' ? 'DISABLE' : 'ENABLE'
      for (const [table, trigger] of triggers.map((name) => name.split('.')))
        await client.query(`ALTER TABLE ${table} ${verb} TRIGGER ${trigger}`)
      for (let done = 0; done < STEPS; done += 1) {
        const { ms } = await ask<Time>(child, measured)
        if (turn >= 0) times[kind].push(ms)
      }
    }
  await client.end()
  const [bare, kept] = [percentile(times.bare, 0.95), percentile(times.kept, 0.95)]
  return {
    what: `${what}, without and with the facts and queues of the cubes`,
    measured: `${bare.toFixed(1)} → ${kept.toFixed(1)} ms (p95 of ${times.kept.length}), ${(kept / bare).toFixed(2)} ×`,
    goal: `≤ ${STEP_RATIO} ×`,
    ok: kept <= STEP_RATIO * bare,
  }
}

async function file(volume: Volume): Promise<Row> {
  const { child } = await start(volume, EXPORT_HEAP)
  const { rows, seconds, megabytes } = await ask<{ rows: number; seconds: number; megabytes: number }>(
    child,
    'file',
  )
  child.disconnect()
  return {
    what: `XLSX of ${rows.toLocaleString('en')} movements: memory above that of a small one`,
    measured: `${Math.round(megabytes)} MB in ${seconds.toFixed(1)} s`,
    goal: `≤ ${MEMORY_MB} MB`,
    ok: megabytes <= MEMORY_MB,
  }
}
