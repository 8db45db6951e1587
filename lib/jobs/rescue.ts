import 'server-only'
import { knownJobs } from './running'

type Ask = (sql: string, values: unknown[]) => Promise<unknown>

/**
 * A killed process leaves its jobs locked, and the queue frees them after four hours. Nobody holds the lock
 * of a dead worker: its jobs can go on now, when they were taken long enough ago for a living one to have shown
 * itself. `own` is the name of whoever asks, whose lock its own session would get.
 */
export async function releaseDeadWorkers(own: string, ask: Ask, graceSeconds: number): Promise<void> {
  await ask(
    `WITH taken AS MATERIALIZED (
       SELECT DISTINCT locked_by FROM graphile_worker.jobs
       WHERE locked_by <> $2 AND locked_at < now() - make_interval(secs => $1)
     ), dead AS MATERIALIZED (
       SELECT locked_by FROM taken WHERE pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
     )
     SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM dead HAVING count(*) > 0`,
    [graceSeconds, own],
  )
}

/** No fault of the job: the attempt does not count. */
const UNLOCK =
  'UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL, attempts = greatest(attempts - 1, 0)'

/** Releases the jobs of earlier sessions of this worker. */
export async function releaseJobs(names: readonly string[], ask: Ask): Promise<void> {
  if (names.length > 0) await ask(`${UNLOCK} WHERE locked_by = ANY($1)`, [names])
}

/** Gives back what the database believes that this worker has taken: the reply that said so was lost. */
export async function releaseUnknown(name: string, ask: Ask, graceSeconds: number): Promise<void> {
  await ask(
    `${UNLOCK} WHERE locked_by = $1 AND locked_at < now() - make_interval(secs => $2) AND id <> ALL($3::bigint[])`,
    [name, graceSeconds, knownJobs()],
  )
}
