import 'server-only'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { withPatience } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { PAYLOADS, type TaskName } from './payloads'
import { rescueJobs, Vitals } from './rescue'
import { type JobRun, TASKS } from './tasks'

export type Worker = { stop(): Promise<void> }

const CONCURRENCY = 3
const RESTART_MS = 5_000
const RESCUE_MS = 15_000
const NAMES = Object.keys(TASKS) as TaskName[]

/** What a job says of itself goes with the structured logs; each single success would be noise. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
const jobLogger = new Logger((scope) => (level, message) => {
  logger()[LEVELS[level]]({ job: scope.jobId, task: scope.taskIdentifier }, message)
})

async function runTask(name: TaskName, payload: unknown, job: JobRun): Promise<void> {
  const task = (await TASKS[name].load()) as (payload: unknown, job: JobRun) => Promise<void>
  await task(PAYLOADS[name].parse(payload), job)
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

const taskList: TaskList = Object.fromEntries(
  NAMES.map((name): [string, Task] => [
    name,
    // The clock adds a note of its own (`_cron`) to the payload: schemas drop what they do not name.
    async (payload, { job, abortSignal }) => {
      const run = { attempt: job.attempts, isLast: job.attempts >= job.max_attempts }
      const work = withPatience('job', () => runTask(name, payload, run))
      await unlessAborted(work, abortSignal)
    },
  ]),
)

const cronItems = () =>
  parseCronItems(
    NAMES.flatMap((task) => {
      const { cron } = TASKS[task]
      return cron ? [{ task, match: cron, identifier: task, options: { maxAttempts: 3 } }] : []
    }),
  )

async function startRunner(vitals: Vitals): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => void vitals.rename(workerPool.id))
  return run({
    connectionString: env().DATABASE_URL,
    maxPoolSize: CONCURRENCY + 2,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: jobLogger,
    taskList,
    parsedCronItems: cronItems(),
    events,
  })
}

/** Runs jobs until stopped; a runner that the database's absence has ended is started again. */
export async function startWorker(): Promise<Worker> {
  const vitals = new Vitals(env().DATABASE_URL)
  await vitals.connect()
  const stopping = new AbortController()
  let runner: Runner | undefined

  const begin = async () => {
    try {
      runner = await startRunner(vitals)
      runner.promise.catch((error: unknown) => logger().warn({ err: error }, 'job runner ended'))
    } catch (error) {
      logger().warn({ err: error }, 'job runner could not start')
    }
  }
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch(() => undefined)
      runner = undefined
      await sleep(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) await begin()
    }
  }
  const rescue = () =>
    rescueJobs().catch((error: unknown) => logger().warn({ err: error }, 'job rescue failed'))

  await begin()
  const kept = keepRunning()
  const timer = setInterval(rescue, RESCUE_MS)
  await rescue()
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await runner?.stop().catch(() => undefined)
      await kept
      await vitals.close()
    },
  }
}
