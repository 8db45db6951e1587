import 'server-only'
import { pool } from '@/lib/core/db'

/** After how many seconds that a job could have begun the queue is late, and after how many it stands still. */
export const QUEUE_LATE_S = 60
export const QUEUE_STOPPED_S = 15 * 60

/**
 * For how many seconds the job that has waited longest could have begun; 0 where none is due. One that is being done, or has no
 * attempts left, is not due.
 */
export async function oldestDueSeconds(): Promise<number> {
  const { rows } = await pool().query<{ seconds: number }>(
    `SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 AS seconds
     FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now()`,
  )
  return rows[0]?.seconds ?? 0
}
