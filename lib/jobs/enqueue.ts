import 'server-only'
import { sayAfterCommit } from '@/lib/core/at-commit'
import type { Tx } from '@/lib/core/db'
import { fanOut } from '@/lib/core/fan-out'
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

/** On which the workers of the queue hear that there is something to do. */
const WAKE = 'jobs:insert'

/** As the queue itself says it: words that are equal are said once, so each has a number of its own. */
const wake = (count: number) => () =>
  fanOut().publishByDatabase(WAKE, JSON.stringify({ r: Math.random(), count }))

/** Puts a job in the queue inside the business transaction: it exists exactly when the change does. */
export async function enqueue<N extends TaskName>(
  tx: Tx,
  task: N,
  payload: PayloadInput<N>,
  options: EnqueueOptions = {},
): Promise<void> {
  await tx.$executeRaw(enqueueSql(tx, task, payload, options))
}

/** The same as a part of a larger statement of that transaction. */
export const enqueueSql = <N extends TaskName>(
  tx: Tx,
  task: N,
  payload: PayloadInput<N>,
  options: EnqueueOptions = {},
): Prisma.Sql =>
  addJob(tx, task, Prisma.sql`${JSON.stringify(withCause(PAYLOADS[task].parse(payload)))}::json`, options)

/** The same where the statement finds out a part of the payload by itself: `late` is a jsonb object of it. */
export const enqueueLateSql = <N extends TaskName>(
  tx: Tx,
  task: N,
  payload: Partial<PayloadInput<N>>,
  late: Prisma.Sql,
): Prisma.Sql => addJob(tx, task, Prisma.sql`(${JSON.stringify(withCause(payload))}::jsonb || ${late})::json`)

/** Where somebody follows the transaction to its end, it is not held up by an announcement of its own. */
function addJob(
  tx: Tx,
  task: TaskName,
  payload: Prisma.Sql,
  { jobKey, runAt, maxAttempts }: EnqueueOptions = {},
) {
  const add = sayAfterCommit(tx, wake(1)) ? 'queue_job' : 'graphile_worker.add_job'
  return Prisma.sql`
    SELECT ${Prisma.raw(add)}(
      ${task}::text, ${payload}, job_key => ${jobKey ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts ?? null}::int)`
}

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
  if (sayAfterCommit(tx, wake(specs.length)))
    await tx.$executeRaw`SELECT queue_jobs(${JSON.stringify(specs)}::json)`
  else
    await tx.$executeRaw`
      SELECT graphile_worker.add_jobs(ARRAY(
        SELECT json_populate_record(NULL::graphile_worker.job_spec, spec)
        FROM json_array_elements(${JSON.stringify(specs)}::json) AS spec))`
}
