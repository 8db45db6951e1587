import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { dropConnections } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { begin, type Life } from './life'
import { releaseJobs } from './rescue'
import type { Pulse } from './vitals'

export type Worker = { stop(): Promise<void> }

const RESTART_MS = 200
const CALM_MS = 100
const PULSE: Pulse = { probeMs: 5_000, silenceMs: 25_000, graceSeconds: 10 }

/**
 * Runs jobs until stopped. When its connection breaks, or a result cannot be written to the queue, what the queue
 * records about this worker may be wrong: it begins a new session under a new name and releases the jobs of the
 * former one.
 */
export async function startWorker(pulse = PULSE): Promise<Worker> {
  const databaseUrl = env().DATABASE_URL
  const stopping = new AbortController()
  const { signal } = stopping
  const names = new Set<string>()
  let isAway = false
  const next = async () => {
    try {
      const life = await begin(databaseUrl, pulse, names)
      isAway = false
      return life
    } catch (err) {
      // Once, however often it is tried.
      if (!isAway) logger().warn({ err }, 'job runner could not start')
      isAway = true
      return undefined
    }
  }
  const keepLiving = async (first: Life | undefined) => {
    for (let life = first; ; life = await next()) {
      if (life) await live(life, signal)
      await sleep(RESTART_MS, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
    }
  }
  const kept = keepLiving(await next())
  return {
    stop: async () => {
      stopping.abort()
      await kept
    },
  }
}

/** Resolves when the session is over. */
async function live(life: Life, signal: AbortSignal): Promise<void> {
  const { vitals, runner } = life
  const reason = await Promise.race([
    vitals.ended,
    runner.promise.then(() => 'the runner ended', String),
    aborted(signal),
  ])
  if (signal.aborted) {
    await runner.stop().catch(() => undefined)
    // What hangs longer than the runner has waited for it.
    await releaseJobs([vitals.name], vitals.ask).catch(() => undefined)
  } else {
    logger().warn({ reason }, 'job runner begins again')
    life.cut()
    // Those of its jobs too: their next attempts wait for these to end.
    dropConnections('job', 'script')
    // While it polls, a runner tolerates a broken connection; once it is told to stop, it reports it as an error.
    await sleep(CALM_MS)
    runner.stop().catch(() => undefined)
  }
  await life.close()
}

function aborted(signal: AbortSignal): Promise<string> {
  if (signal.aborted) return Promise.resolve('')
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(''), { once: true }))
}
