import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, type Runner, run } from 'graphile-worker'
import pg from 'pg'
import { env, isPooled } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { measurePool } from '@/lib/core/pool-figures'
import { Sockets } from '@/lib/core/sockets'
import { giveBackOnce } from './give-back-once'
import { releaseDeadWorkers, releaseJobs, releaseUnknown } from './rescue'
import { SessionWatch } from './session-watch'
import { cronItems, taskList } from './task-list'
import { connectionOf, type Heartbeat, WorkerLock } from './worker-lock'

const CONCURRENCY = 5

/** What a job says of itself goes with the structured logs; each single success would be noise. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/**
 * Once a session is over its runner complains of every job that ends later, and of its clock and its listener, that there is no pool any
 * more. That is as it should be: the next session has these jobs, and knows which of them have ended.
 */
const sessionLogger = (isOver: () => boolean) =>
  new Logger((scope) => (level, message) => {
    const at = isOver() ? 'debug' : LEVELS[level]
    logger()[at]({ job: scope.jobId, task: scope.taskIdentifier }, message)
  })

/** A session that has not begun by then is given up. */
const BEGIN_MS = 20_000

/** One session of the worker: a runner under its own name, whose connections are all closed when the session ends. */
export type WorkerSession = {
  lock: WorkerLock
  runner: Runner
  /** Settled, with the reason, when the session must be replaced. */
  ended: Promise<string>
  /** Closes all connections: nothing of this session reaches the database any more. */
  cut(): void
  close(): Promise<void>
}

/**
 * Rejects when the database is away, or does not answer in time. `names` are those of this worker's earlier sessions: jobs
 * that they still hold are released.
 */
export async function begin(
  databaseUrl: string,
  heartbeat: Heartbeat,
  names: Set<string>,
): Promise<WorkerSession> {
  const lock = new WorkerLock(databaseUrl, heartbeat)
  const sockets = new Sockets()
  const watch = new SessionWatch(CONCURRENCY)
  const pool = new pg.Pool({
    ...connectionOf(databaseUrl, sockets),
    max: CONCURRENCY + (isPooled(env()) ? 0 : 2),
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  giveBackOnce(pool)
  const unmeasure = measurePool(pool, 'queue')
  const cut = () => {
    unmeasure()
    watch.stop()
    // A pool that is ended before its clients takes no new ones; it need not be waited for.
    if (!pool.ending) pool.end().catch(() => undefined)
    sockets.destroy()
  }
  const close = async () => {
    cut()
    await lock.close()
  }
  const open = async () => {
    await lock.connect()
    await releaseJobs([...names], lock.ask)
    names.clear()
    return startRunner(pool, lock, names, watch)
  }
  try {
    const runner = await withinTime(open(), BEGIN_MS)
    lock.watch(async () => {
      await releaseDeadWorkers(lock.name, lock.ask, heartbeat.graceSeconds)
      await releaseUnknown(lock.name, lock.ask, heartbeat.graceSeconds)
    })
    const stopped = runner.promise.then(() => 'the runner ended', String)
    return { lock, runner, ended: Promise.race([lock.ended, watch.ended, stopped]), cut, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = new AbortController()
  work.catch(() => undefined)
  const over = sleep(ms, undefined, { signal: late.signal }).then(() => {
    throw new Error(`the job runner did not begin within ${ms} ms`)
  })
  return Promise.race([work, over]).finally(() => late.abort())
}

async function startRunner(
  pgPool: pg.Pool,
  lock: WorkerLock,
  names: Set<string>,
  watch: SessionWatch,
): Promise<Runner> {
  const { events } = watch
  events.on('pool:create', ({ workerPool: { id } }) => {
    names.add(id)
    // A failure settles `lock.ended`, and with it the session.
    lock.hold(id).catch(() => undefined)
  })
  const runner = await run({
    pgPool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: sessionLogger(() => pgPool.ending),
    taskList,
    parsedCronItems: cronItems(),
    events,
    // Without a batch the queue does not look at what becomes of its note that a job has ended; with one, a note
    // that cannot be written ends the runner.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  runner.promise.catch(() => undefined)
  watch.start()
  return runner
}
