import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Inner, newProof } from '@/lib/core/incoming-proof'
import { logger } from '@/lib/core/logger'
import type { Tally } from '@/lib/core/metrics'
import { forward } from './forward'
import type { Site } from './site'
import { newSocket, sweepSockets } from './socket'
import { forwardUpgrade } from './upgrade'

export type ThreadData = { inner: Inner; tally: Tally }
export type Order = 'hangUp' | 'close'
/** `failed`: nobody caught an error there, which it has logged; it goes on until it is told to end. */
export type Word = 'ready' | 'failed' | Order

/** The file that the build makes of site-thread.ts, beside that of the server. */
export const THREAD_FILE = 'site.cjs'

/** A young generation of three times 4 MB: the default takes 50 MB more. Measured by `npm run bench memory`. */
const HEAP = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 1_024 }

/**
 * Starts the site in a thread of its own, behind a local socket: what Next does to each turn of the event loop (its
 * context storages, its patched timers) then costs nothing to whoever gets a kept page, and a long render holds up
 * nobody else. `onFailed` hears that it has ended by itself, or should.
 */
export async function startSiteThread(distDir: string, tally: Tally, onFailed: () => void): Promise<Site> {
  await sweepSockets()
  const inner: Inner = { socketPath: newSocket(), proof: newProof() }
  const data: ThreadData = { inner, tally }
  const thread = new Worker(path.join(distDir, THREAD_FILE), { workerData: data, resourceLimits: HEAP })
  let isOver = false
  thread.on('error', (err) => logger().fatal({ err }, 'the site’s thread failed'))
  const over = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      isOver = true
      onFailed()
      resolve()
    })
  })
  thread.on('message', (word: Word) => word === 'failed' && onFailed())
  await Promise.race([heard(thread, 'ready'), over])
  if (isOver) throw new Error('the site ended before it had started')
  const tell = async (order: Order) => {
    if (isOver) return
    const done = heard(thread, order)
    thread.postMessage(order)
    await Promise.race([done, over])
  }
  return {
    inner,
    handle: (request, response) => forward(inner, request, response),
    upgrade: (request, socket, head) => forwardUpgrade(inner, request, socket, head),
    hangUp: () => tell('hangUp'),
    close: () => tell('close'),
  }
}

function heard(thread: Worker, word: Word): Promise<void> {
  return new Promise((resolve) => {
    const listen = (said: Word) => {
      if (said !== word) return
      thread.off('message', listen)
      resolve()
    }
    thread.on('message', listen)
  })
}
