import 'server-only'
import { pool } from '@/lib/core/db'
import { QUEUES } from '@/lib/cubes/jobs'
import type { SystemInfo } from './schema'

type Queues = NonNullable<SystemInfo['cubes']>

/** More than these are not counted: the page is asked for every ten seconds. */
const MOST = 100_000

const waiting = (queue: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM ${queue} LIMIT ${MOST}) few) AS ${queue}`
/** What a complete pass has left was written after it had begun: nothing waits for longer than that. */
const WAITING = `SELECT ${QUEUES.map(waiting).join(', ')}, (SELECT extract(epoch FROM now() - max(started_at))::float8
  FROM cron_runs WHERE task = 'cubes.fold' AND ok) AS since`

/** What waits to be added to the sums of the reports, and since when at most; null where no pass is known. */
export async function queueLag(): Promise<Queues> {
  const { rows } = await pool().query<Record<string, number | null>>(WAITING)
  const { since = null, ...counts } = rows[0] ?? {}
  return QUEUES.map((name) => {
    const n = counts[name] ?? 0
    return { name, rows: n, oldestSeconds: n === 0 ? 0 : since }
  })
}

/** Calls counted now against their limits, by the kind of call: never whose they are. */
const LIMITS = `SELECT split_part(key, ':', 1) AS name, count(*)::int AS callers, max(points)::int AS most
  FROM rate_limits WHERE expire > extract(epoch FROM now()) * 1000 GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT 20`

export async function limitFigures(): Promise<NonNullable<SystemInfo['limits']>> {
  const { rows } = await pool().query<{ name: string; callers: number; most: number }>(LIMITS)
  return rows
}
