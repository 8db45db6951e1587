import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Env, threadEnv } from '@/lib/core/env'
import { type Inner, newProof } from '@/lib/core/incoming-proof'
import { logger } from '@/lib/core/logger'
import type { Counters } from '@/lib/core/metrics'
import type { ExportOrder } from './export-thread'
import { newSocket } from './socket'

/** What a thread of the site is given at its start; `threads` is how many there are to be. */
export type ThreadData = { inner: Inner; tally: Counters; leads: boolean; threads: number }

type Order = 'hangUp' | 'close'
/**
 * `failed`: nobody caught an error there, which it has logged; it goes on until it is told to end. `grown`: it rests, and holds much that it
 * will not give back (`collect-at-rest.ts`).
 */
type Word = 'ready' | 'failed' | 'grown' | Order

/** What a thread says to that of the listener. */
export type Said = Word | { takeSlot: number; key: string } | { giveSlot: number } | { export: ExportOrder }
/** And what it hears. */
export type Told = Order | { noSlot: number }

/** The file that the build makes of site-thread.ts, beside that of the server. */
export const THREAD_FILE = 'site.cjs'

/**
 * A young generation of three times 16 MB: with 4 MB a seventh of the time under load went into collecting it, and
 * more than 16 MB save little. Measured by `npm run bench memory`.
 */
const HEAP = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 512 }

type Given = {
  /** Of the build. */
  folder: string
  settings: Env
  tally: Counters
  /** From 1; the first one leads: it does what is to be done once. */
  number: number
  /** Hears what is no answer to an order. */
  onSaid(said: Exclude<Said, 'ready' | Order>, answer: (told: Told) => void): void
}

export type SiteThread = {
  number: number
  inner: Inner
  /** Aborted when it has ended, by itself or not. */
  gone: AbortSignal
  /** Resolves when it has done so, or is gone. */
  tell(order: Order): Promise<void>
  terminate(): Promise<unknown>
}

/**
 * Starts the site in a thread of its own, behind a local socket: what Next does to each turn of the event loop (its
 * context storages, its patched timers) then costs nothing to whoever gets a kept page, and a long render holds up
 * nobody else.
 */
export async function startThread({ folder, settings, tally, number, onSaid }: Given): Promise<SiteThread> {
  const inner: Inner = { socketPath: newSocket(), proof: newProof() }
  const data: ThreadData = { inner, tally, leads: number === 1, threads: settings.SITE_THREADS }
  const thread = new Worker(path.join(folder, THREAD_FILE), {
    workerData: data,
    resourceLimits: HEAP,
    env: threadEnv(number, settings),
  })
  const gone = new AbortController()
  thread.on('error', (err) => logger().fatal({ err, thread: number }, 'a thread of the site failed'))
  const over = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      gone.abort()
      resolve()
    })
  })
  const answer = (told: Told) => thread.postMessage(told)
  thread.on('message', (said: Said) => {
    if (said !== 'ready' && said !== 'hangUp' && said !== 'close') onSaid(said, answer)
  })
  await Promise.race([heard(thread, 'ready'), over])
  if (gone.signal.aborted) throw new Error('the site ended before it had started')
  return {
    number,
    inner,
    gone: gone.signal,
    tell: async (order) => {
      if (gone.signal.aborted) return
      const done = heard(thread, order)
      answer(order)
      await Promise.race([done, over])
    },
    terminate: () => thread.terminate(),
  }
}

/** Resolves when a thread says this word. */
export function heard(thread: Worker, word: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (said: unknown) => {
      if (said !== word) return
      thread.off('message', listen)
      resolve()
    }
    thread.on('message', listen)
  })
}
