import { AppError } from '@/lib/core/errors'
import { logger } from '@/lib/core/logger'
import type { Draw, Drawing } from '@/lib/pdf/render'
import { threadOnDemand } from './thread-on-demand'

/** The file that the build makes of paper-worker.ts, beside that of the site. */
export const PAPER_FILE = 'papers.cjs'

export type PaperOrder = { number: number; drawing: Drawing }
export type Paper = { number: number; bytes: Uint8Array } | { number: number; error: string }

type Limits = { all: number; eachMs: number; idleMs: number }

/** Documents that wait for their turn; how long one may take; and how long the thread stays without any. */
const LIMITS: Limits = { all: 40, eachMs: 60_000, idleMs: 60_000 }

type Waiting = { drawing: Drawing; resolve(bytes: Uint8Array): void; reject(error: unknown): void }

/** Draws documents and pictures one after the other in a thread of its own: whoever waits for something else does not wait for them. */
export function paperThread(file: string, limits: Partial<Limits> = {}): Draw {
  const { all, eachMs, idleMs } = { ...LIMITS, ...limits }
  const queue: Waiting[] = []
  const thread = threadOnDemand(file, 'papers', idleMs)
  let isDrawing = false
  let last = 0

  const draw = (drawing: Drawing): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const worker = thread.use()
      last += 1
      const number = last
      const settle = (work: () => void) => {
        clearTimeout(late)
        worker.off('message', hear).off('error', fail).off('exit', end)
        work()
      }
      const hear = (paper: Paper) => {
        if (paper.number !== number) return
        settle(() => ('bytes' in paper ? resolve(paper.bytes) : reject(new Error(paper.error))))
      }
      const fail = (error: Error) => settle(() => reject(error))
      const end = () => fail(new Error('the thread of the papers ended'))
      const late = setTimeout(() => {
        fail(new Error('a document took too long'))
        thread.end()
      }, eachMs)
      worker.on('message', hear).on('error', fail).on('exit', end)
      worker.postMessage({ number, drawing } satisfies PaperOrder)
    })
  const next = async () => {
    const one = queue.shift()
    isDrawing = one !== undefined
    if (!one) return thread.rest()
    await draw(one.drawing).then(one.resolve, (err) => {
      logger().error({ err }, 'a document was not drawn')
      one.reject(err)
    })
    await next()
  }
  return (drawing) => {
    if (queue.length >= all) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      queue.push({ drawing, resolve, reject })
      if (!isDrawing) void next()
    })
  }
}

const tooMany = () =>
  new AppError('unavailable', 'Stiamo preparando molti documenti: riprova tra poco.', { retryAfter: 5 })
