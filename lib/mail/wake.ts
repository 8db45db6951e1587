import 'server-only'
import { pool } from '@/lib/core/db'
import { AWAY, isReachable } from './transport'

/** An older mail has outlived what it is about: it is left to the queue's own pauses. */
const MAX_AGE = '7 days'

const WAITING = `
  FROM graphile_worker.jobs
  WHERE task_identifier = 'mail.send' AND locked_at IS NULL AND last_error LIKE $1 || '%'
    AND created_at > now() - $2::interval AND (run_at > now() OR attempts >= max_attempts)`

/**
 * By the clock: when the mail server is back, the mails that could not reach it leave at once, and the attempt does not
 * count. The queue's pauses grow to hours, and a mail is given up after some of them. What a receiver's server has put
 * off waits as it was.
 */
export async function wakeMails(): Promise<void> {
  const values = [AWAY, MAX_AGE]
  const { rows } = await pool().query(`SELECT 1 ${WAITING} LIMIT 1`, values)
  if (rows.length === 0 || !(await isReachable())) return
  await pool().query(
    `SELECT graphile_worker.reschedule_jobs(ARRAY[id], now(), attempts => greatest(attempts - 1, 0)) ${WAITING}`,
    values,
  )
}
