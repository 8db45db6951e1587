import 'server-only'
import { pool, type Tx } from '@/lib/core/db'
import { plainError } from './plain-error'
import type { QueueJob, QueueState, SystemInfo } from './schema'

/** The state of a row of `graphile_worker.jobs`, called `j`. */
const STATE = `CASE
  WHEN j.locked_by IS NOT NULL THEN 'running'
  WHEN j.attempts >= j.max_attempts THEN 'dead'
  WHEN j.attempts > 0 THEN 'failing'
  WHEN j.run_at > now() THEN 'scheduled'
  ELSE 'ready' END`

/** How long what could begin has been waiting. */
const WAITED = `coalesce(extract(epoch FROM now() - min(j.run_at) FILTER (
  WHERE j.locked_by IS NULL AND j.attempts < j.max_attempts AND j.run_at <= now())), 0)::float8`

type Counts = Record<QueueState, number> & { oldestSeconds: number }
const NONE: Counts = { ready: 0, running: 0, scheduled: 0, failing: 0, dead: 0, oldestSeconds: 0 }

/** How many jobs of each kind are in which state. */
export async function queueFigures(): Promise<NonNullable<SystemInfo['queue']>> {
  const { rows } = await pool().query<{ task: string; state: QueueState; n: number; waited: number }>(
    `SELECT j.task_identifier AS task, ${STATE} AS state, count(*)::int AS n, ${WAITED} AS waited
     FROM graphile_worker.jobs j GROUP BY 1, 2 ORDER BY 1`,
  )
  const tasks = new Map<string, Counts>()
  const all = { ...NONE }
  for (const { task, state, n, waited } of rows) {
    const counts = tasks.get(task) ?? { ...NONE }
    tasks.set(task, counts)
    for (const some of [counts, all]) {
      some[state] += n
      some.oldestSeconds = Math.max(some.oldestSeconds, waited)
    }
  }
  return { ...all, tasks: [...tasks].map(([task, counts]) => ({ task, ...counts })) }
}

type Row = {
  id: string
  task: string
  state: QueueState
  attempts: number
  max_attempts: number
  run_at: Date
  created_at: Date
  last_error: string | null
}

const COLUMNS = `j.id::text, j.task_identifier AS task, ${STATE} AS state, j.attempts, j.max_attempts, j.run_at,
  j.created_at, j.last_error`

/** What each job carries is nobody's business here: it may be about people. */
const present = (row: Row): QueueJob => ({
  _id: row.id,
  task: row.task,
  state: row.state,
  attempts: row.attempts,
  maxAttempts: row.max_attempts,
  runAt: row.run_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  error: plainError(row.last_error),
})

/** Jobs of the queue, those that failed last first. */
export async function queueJobs(state: QueueState | undefined, limit: number): Promise<QueueJob[]> {
  const { rows } = await pool().query<Row>(
    `SELECT ${COLUMNS} FROM graphile_worker.jobs j WHERE $1::text IS NULL OR ${STATE} = $1
     ORDER BY (j.attempts > 0) DESC, j.updated_at DESC, j.id DESC LIMIT $2`,
    [state ?? null, limit],
  )
  return rows.map(present)
}

/** One job, locked until the transaction ends, with the progress that somebody may be watching. */
export async function lockJob(
  tx: Tx,
  id: string,
): Promise<{ job: QueueJob; progressId: string | null } | null> {
  const [row] = await tx.$queryRawUnsafe<(Row & { progress: string | null })[]>(
    `WITH held AS (SELECT id, payload FROM graphile_worker._private_jobs WHERE id = $1::bigint FOR UPDATE)
     SELECT ${COLUMNS}, held.payload ->> 'progressId' AS progress
     FROM held JOIN graphile_worker.jobs j ON j.id = held.id`,
    id,
  )
  return row ? { job: present(row), progressId: row.progress } : null
}
