import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { dropConnections } from '@/lib/core/db'
import { directUrl, env } from '@/lib/core/env'
import { fanOut } from '@/lib/core/fan-out'
import { logger } from '@/lib/core/logger'
import { watchJobs } from './job-figures'
import { releaseJobs } from './rescue'
import type { Heartbeat } from './worker-lock'
import { begin, type WorkerSession } from './worker-session'

export type Worker = { stop(): Promise<void> }

const RESTART_MS = 200
const CALM_MS = 100
/** The runner gives its jobs five seconds, and then writes down what has become of them. */
const STOP_MS = 8_000
const HEARTBEAT: Heartbeat = { probeMs: 5_000, silenceMs: 25_000, graceSeconds: 10 }

/**
 * Runs jobs until stopped. When its connection breaks, or a result cannot be written to the queue, what the queue
 * records about this worker may be wrong: it begins a new session under a new name and releases the jobs of the
 * former one.
 */
export async function startWorker(heartbeat = HEARTBEAT): Promise<Worker> {
  watchJobs()
  const letGo = fanOut().hold()
  const databaseUrl = directUrl(env())
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = aborted(signal)
  const names = new Set<string>()
  let isAway = false
  const next = async () => {
    try {
      const session = await begin(databaseUrl, heartbeat, names)
      isAway = false
      return session
    } catch (err) {
      // Once, however often it is tried.
      if (!isAway) logger().warn({ err }, 'job runner could not start')
      isAway = true
      return undefined
    }
  }
  const keepLiving = async (first: WorkerSession | undefined) => {
    for (let session = first; ; session = await next()) {
      if (session) await live(session, signal, stopped)
      await sleep(RESTART_MS, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
    }
  }
  const kept = keepLiving(await next())
  return {
    stop: async () => {
      stopping.abort()
      await kept
      await letGo()
    },
  }
}

/** Resolves when the session is over. */
async function live(session: WorkerSession, signal: AbortSignal, stopped: Promise<string>): Promise<void> {
  const { lock, runner } = session
  const reason = await Promise.race([session.ended, stopped])
  if (signal.aborted) {
    // What hangs longer is given back: the runner itself may wait for ever.
    await Promise.race([runner.stop().catch(() => undefined), sleep(STOP_MS, undefined, { ref: false })])
    await releaseJobs([lock.name], lock.ask).catch(() => undefined)
  } else {
    logger().warn({ reason }, 'job runner begins again')
    session.cut()
    // Those of its jobs too: their next attempts wait for these to end.
    dropConnections('job', 'script')
    // While it polls, a runner tolerates a broken connection; once it is told to stop, it reports it as an error.
    await sleep(CALM_MS)
    runner.stop().catch(() => undefined)
  }
  await session.close()
}

/** Asked once for all sessions: a listener that each left behind would pile up. */
function aborted(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(''), { once: true }))
}
