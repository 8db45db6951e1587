import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { roleEnv } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { heard } from './thread'

/** The file that the build makes of jobs-worker.ts, beside that of the site. */
export const JOBS_FILE = 'jobs.cjs'

const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 }
/** Before a thread that has ended begins again; longer each time, until one has lived for a while. */
const PAUSE_MS = { first: 500, most: 30_000 }
const LIVED_MS = 60_000
/** What hangs is left to a later attempt, by whichever worker lives then. */
const PATIENCE_MS = 12_000

/** How often the thread says that it is there, and after how many times of silence it is taken for hung. */
export const SIGN_MS = 5_000
const SILENT_TIMES = 5

export type Jobs = { stop(): Promise<void> }

/**
 * Does the jobs of the queue in a thread of its own: visitors who keep the site busy do not hold up the mails, nor a
 * long job the visitors. One that ends by itself, or stands still, is started again.
 */
export function startJobsThread(file: string, pauseMs = PAUSE_MS, signMs = SIGN_MS): Jobs {
  const stopping = new AbortController()
  let thread: Worker | undefined
  let pause = pauseMs.first
  const live = async () => {
    const startedAt = Date.now()
    thread = new Worker(file, { resourceLimits: HEAP, env: roleEnv('jobs') })
    thread.on('error', (err) => logger().error({ err }, 'the thread of the jobs failed'))
    const unwatch = endWhenSilent(thread, signMs)
    await ended(thread)
    unwatch()
    thread = undefined
    if (Date.now() - startedAt > LIVED_MS) pause = pauseMs.first
  }
  const keepLiving = async () => {
    while (!stopping.signal.aborted) {
      await live()
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, pauseMs.most)
    }
  }
  void keepLiving()
  return {
    stop: async () => {
      stopping.abort()
      const last = thread
      if (!last) return
      const over = Promise.race([heard(last, 'ended'), ended(last)])
      last.postMessage('end')
      await Promise.race([over, sleep(PATIENCE_MS, undefined, { ref: false })])
      await last.terminate()
    },
  }
}

/** An error comes before the end: it alone is not one. */
const ended = (thread: Worker) => new Promise<void>((resolve) => thread.once('exit', () => resolve()))

/** Ends a thread that no longer says that it is there: whatever it does, it does nothing else. */
function endWhenSilent(thread: Worker, signMs: number): () => void {
  let silent = 0
  thread.on('message', () => {
    silent = 0
  })
  // Counted in times, not in seconds: a process that has been asleep has heard nothing meanwhile.
  const timer = setInterval(() => {
    silent += 1
    if (silent <= SILENT_TIMES) return
    logger().error('the thread of the jobs stands still and is ended')
    void thread.terminate()
  }, signMs)
  timer.unref()
  return () => clearInterval(timer)
}
