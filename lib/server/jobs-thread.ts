import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { logger } from '@/lib/core/logger'

/** The file that the build makes of jobs-worker.ts, beside that of the site. */
export const JOBS_FILE = 'jobs.cjs'

const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 }
/** Before a thread that has ended begins again; longer each time, until one has lived for a while. */
const PAUSE_MS = { first: 500, most: 30_000 }
const LIVED_MS = 60_000
/** What hangs is left to a later attempt, by whichever worker lives then. */
const PATIENCE_MS = 12_000

export type Jobs = { stop(): Promise<void> }

/**
 * Does the jobs of the queue in a thread of its own: visitors who keep the site busy do not hold up the mails, nor a
 * long job the visitors. One that ends by itself is started again.
 */
export function startJobsThread(file: string, pauseMs = PAUSE_MS): Jobs {
  const stopping = new AbortController()
  let thread: Worker | undefined
  let pause = pauseMs.first
  const live = async () => {
    const startedAt = Date.now()
    thread = new Worker(file, { resourceLimits: HEAP })
    thread.on('error', (err) => logger().error({ err }, 'the thread of the jobs failed'))
    await ended(thread)
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
      const over = Promise.race([once(last, 'message').catch(() => undefined), ended(last)])
      last.postMessage('end')
      await Promise.race([over, sleep(PATIENCE_MS, undefined, { ref: false })])
      await last.terminate()
    },
  }
}

/** An error comes before the end: it alone is not one. */
const ended = (thread: Worker) => new Promise<void>((resolve) => thread.once('exit', () => resolve()))
