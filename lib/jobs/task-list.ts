import 'server-only'
import { parseCronItems, type Task, type TaskList } from 'graphile-worker'
import { withDbLimits } from '@/lib/core/db'
import { traced } from '@/lib/core/trace'
import { duringWork } from '@/lib/core/work'
import type { JobRun } from '@/lib/jobs/run'
import { TASKS } from '@/lib/registry/jobs'
import { causeOf } from './cause'
import { recordRun } from './cron-runs'
import { measureJob } from './job-figures'
import { PAYLOADS, type TaskName } from './payloads'
import { runOnce } from './running'

const NAMES = Object.keys(TASKS) as TaskName[]

async function runTask(name: TaskName, payload: unknown, job: JobRun): Promise<void> {
  const task = (await TASKS[name].load()) as (payload: unknown, job: JobRun) => Promise<void>
  await task(PAYLOADS[name].parse(payload), job)
}

/** What is written and asked meanwhile belongs to the job, and with it to whatever has asked for it. */
function asItsWork(task: TaskName, job: string, payload: unknown, work: () => Promise<void>): Promise<void> {
  const { requestId, trace } = causeOf(payload)
  const attributes = { 'messaging.operation.name': task, 'messaging.message.id': job }
  return duringWork({ job, task, ...(requestId && { requestId }) }, () =>
    traced(`job ${task}`, { kind: 'consumer', attributes, from: trace }, work),
  )
}

/** When the worker has waited long enough (5 s) for its jobs to end, what hangs is left to a later attempt. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let onAbort = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(new Error('the worker stops'))
    signal.addEventListener('abort', onAbort, { once: true })
  })
  // The signal lives as long as the worker: a listener left behind by each job would pile up.
  await Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}

/** What the queue calls for each kind of job. */
export const taskList: TaskList = Object.fromEntries(
  NAMES.map((name): [string, Task] => [
    name,
    // The clock adds a note of its own (`_cron`) to the payload: schemas drop what they do not name.
    async (payload, { job, abortSignal }) => {
      const run = { attempt: job.attempts, isLast: job.attempts >= job.max_attempts }
      await unlessAborted(
        runOnce(job.id, () =>
          asItsWork(name, job.id, payload, () =>
            measureJob(name, () =>
              withDbLimits('job', () => recordRun(name, payload, () => runTask(name, payload, run))),
            ),
          ),
        ),
        abortSignal,
      )
    },
  ]),
)

export const cronItems = () =>
  parseCronItems(
    NAMES.flatMap((task) => {
      const { cron } = TASKS[task]
      return cron ? [{ task, match: cron, identifier: task, options: { maxAttempts: 3 } }] : []
    }),
  )
