import 'server-only'
import { EventEmitter } from 'node:events'
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { logger } from '@/lib/core/logger'
import { Sockets } from '@/lib/core/sockets'
import { releaseDeadWorkers, releaseJobs, releaseUnknown } from './rescue'
import { cronItems, taskList } from './task-list'
import { connectionOf, type Heartbeat, WorkerLock } from './worker-lock'

const CONCURRENCY = 5

/** What a job says of itself goes with the structured logs; each single success would be noise. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
const jobLogger = new Logger((scope) => (level, message) => {
  logger()[LEVELS[level]]({ job: scope.jobId, task: scope.taskIdentifier }, message)
})

/** One session of the worker: a runner under its own name, whose connections are all closed when the session ends. */
export type WorkerSession = {
  lock: WorkerLock
  runner: Runner
  /** Closes all connections: nothing of this session reaches the database any more. */
  cut(): void
  close(): Promise<void>
}

/**
 * Rejects when the database is away. `names` are those of this worker's earlier sessions: jobs that they still hold
 * are released.
 */
export async function begin(
  databaseUrl: string,
  heartbeat: Heartbeat,
  names: Set<string>,
): Promise<WorkerSession> {
  const lock = new WorkerLock(databaseUrl, heartbeat)
  const sockets = new Sockets()
  const pool = new pg.Pool({ ...connectionOf(databaseUrl, sockets), max: CONCURRENCY + 2 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const cut = () => {
    // A pool that is ended before its clients takes no new ones; it need not be waited for.
    if (!pool.ending) pool.end().catch(() => undefined)
    sockets.destroy()
  }
  const close = async () => {
    cut()
    await lock.close()
  }
  try {
    await lock.connect()
    await releaseJobs([...names], lock.ask)
    names.clear()
    const runner = await startRunner(pool, lock, names)
    lock.watch(async () => {
      await releaseDeadWorkers(lock.name, lock.ask, heartbeat.graceSeconds)
      await releaseUnknown(lock.name, lock.ask, heartbeat.graceSeconds)
    })
    return { lock, runner, cut, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startRunner(pgPool: pg.Pool, lock: WorkerLock, names: Set<string>): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool: { id } }) => {
    names.add(id)
    // A failure settles `lock.ended`, and with it the session.
    lock.hold(id).catch(() => undefined)
  })
  const runner = await run({
    pgPool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: jobLogger,
    taskList,
    parsedCronItems: cronItems(),
    events,
    // Without a batch the queue does not look at what becomes of its note that a job has ended; with one, a note
    // that cannot be written ends the runner.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  runner.promise.catch(() => undefined)
  return runner
}
