import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { logger } from '@/lib/core/logger'
import type { Tally } from '@/lib/core/metrics'
import { forward, forwardUpgrade } from './forward'
import type { Site } from './site'
import { newSocket } from './socket'

export type ThreadData = { socketPath: string; tally: Tally }
export type Order = 'hangUp' | 'close'

/** The file that the build makes of site-thread.ts, beside that of the server. */
export const THREAD_FILE = 'site.cjs'

/** A young generation of three times 4 MB: the default takes 50 MB more. Measured by `npm run bench memory`. */
const HEAP = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 1_024 }

/**
 * Starts the site in a thread of its own, behind a local socket: what Next does to each turn of the event loop (its
 * context storages, its patched timers) then costs nothing to whoever gets a kept page, and a long render holds up
 * nobody else. A thread that ends by itself ends the process.
 */
export async function startSiteThread(distDir: string, tally: Tally): Promise<Site> {
  const socketPath = newSocket()
  const data: ThreadData = { socketPath, tally }
  const thread = new Worker(path.join(distDir, THREAD_FILE), { workerData: data, resourceLimits: HEAP })
  thread.on('error', (err) => logger().fatal({ err }, 'the site’s thread failed'))
  thread.once('exit', () => process.exit(1))
  await once(thread, 'message')
  const tell = async (order: Order) => {
    thread.postMessage(order)
    await once(thread, 'message')
  }
  return {
    socketPath,
    handle: (request, response) => forward(socketPath, request, response),
    upgrade: (request, socket, head) => forwardUpgrade(socketPath, request, socket, head),
    hangUp: () => tell('hangUp'),
    close: () => tell('close'),
  }
}
