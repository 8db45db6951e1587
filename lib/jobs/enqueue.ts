import 'server-only'
import type { Tx } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import { withCause } from './cause'
import { PAYLOADS, type PayloadInput, type TaskName } from './payloads'

export type EnqueueOptions = {
  /** While a job with this key waits, another one replaces it. */
  jobKey?: string
  runAt?: Date
  /** The pause grows from seconds to six hours; 25 attempts are about four days. */
  maxAttempts?: number
}

/** Puts a job in the queue inside the business transaction: it exists exactly when the change does. */
export async function enqueue<N extends TaskName>(
  tx: Tx,
  task: N,
  payload: PayloadInput<N>,
  options: EnqueueOptions = {},
): Promise<void> {
  await tx.$executeRaw(enqueueSql(task, payload, options))
}

/** The same as a part of a larger statement. */
export const enqueueSql = <N extends TaskName>(
  task: N,
  payload: PayloadInput<N>,
  options: EnqueueOptions = {},
): Prisma.Sql =>
  addJob(task, Prisma.sql`${JSON.stringify(withCause(PAYLOADS[task].parse(payload)))}::json`, options)

/** The same where the statement finds out a part of the payload by itself: `late` is a jsonb object of it. */
export const enqueueLateSql = <N extends TaskName>(
  task: N,
  payload: Partial<PayloadInput<N>>,
  late: Prisma.Sql,
): Prisma.Sql => addJob(task, Prisma.sql`(${JSON.stringify(withCause(payload))}::jsonb || ${late})::json`)

const addJob = (task: TaskName, payload: Prisma.Sql, { jobKey, runAt, maxAttempts }: EnqueueOptions = {}) =>
  Prisma.sql`
    SELECT graphile_worker.add_job(
      ${task}::text, ${payload}, job_key => ${jobKey ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts ?? null}::int)`

/** Many jobs of one kind in one statement. */
export async function enqueueAll<N extends TaskName>(
  tx: Tx,
  task: N,
  payloads: readonly PayloadInput<N>[],
  { maxAttempts }: Pick<EnqueueOptions, 'maxAttempts'> = {},
): Promise<void> {
  if (payloads.length === 0) return
  const specs = payloads.map((payload) => ({
    identifier: task,
    payload: withCause(PAYLOADS[task].parse(payload)),
    max_attempts: maxAttempts,
  }))
  await tx.$executeRaw`
    SELECT graphile_worker.add_jobs(ARRAY(
      SELECT json_populate_record(NULL::graphile_worker.job_spec, spec)
      FROM json_array_elements(${JSON.stringify(specs)}::json) AS spec))`
}
