import { Readable } from 'node:stream'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { logger } from '@/lib/core/logger'
import type { ExportJob, MakeExport } from '@/lib/resources/export-job'

/** What the thread is told: an export to make, and where its bytes are asked for and sent. */
export type ExportOrder = { job: ExportJob; port: MessagePort }
/** A part of the file, its end, or why it ends before. */
export type ExportPart = Uint8Array | null | { error: string }

/** The file that the build makes of export-worker.ts, beside that of the site. */
export const EXPORT_FILE = 'exports.cjs'

type Limits = { all: number; each: number; idleMs: number; unreadMs: number }

/** One person, or all visitors together, cannot take every place; nor can somebody who asks and does not read. */
const LIMITS: Limits = { all: 12, each: 4, idleMs: 60_000, unreadMs: 60_000 }
const HEAP = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 384 }

/**
 * Makes exports in one thread for all of them, started by the first and ended when there have been none for a while.
 * They share its processor and its few connections, so many at a time take longer and nothing else.
 */
export function exportThread(file: string, limits: Partial<Limits> = {}): MakeExport {
  const { all, each, idleMs, unreadMs } = { ...LIMITS, ...limits }
  const makers: string[] = []
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const start = () => {
    const started = new Worker(file, { resourceLimits: HEAP })
    started.unref()
    started.on('error', (err) => logger().error({ err }, 'the thread of the exports failed'))
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }
  const rest = () => {
    const ended = thread
    thread = undefined
    void ended?.terminate()
  }
  return (job) => {
    const maker = job.actor?.userId ?? ''
    if (makers.length >= all || makers.filter((one) => one === maker).length >= each) return null
    clearTimeout(idle)
    makers.push(maker)
    thread ??= start()
    const { port1, port2 } = new MessageChannel()
    thread.postMessage({ job, port: port2 } satisfies ExportOrder, [port2])
    return receive(port1, unreadMs).once('close', () => {
      makers.splice(makers.indexOf(maker), 1)
      if (makers.length === 0) idle = setTimeout(rest, idleMs).unref()
    })
  }
}

/** The bytes as they come, asked for one part at a time; a thread that ends takes its files with it. */
function receive(port: MessagePort, unreadMs: number): Readable {
  let unread: NodeJS.Timeout | undefined
  const body = new Readable({
    highWaterMark: 256 * 1024,
    read() {
      clearTimeout(unread)
      port.postMessage('more')
    },
    destroy(error, done) {
      clearTimeout(unread)
      port.close()
      done(error)
    },
  })
  port.on('message', (part: ExportPart) => {
    if (part !== null && 'error' in part) return body.destroy(new Error(part.error))
    if (!body.push(part) && part)
      unread = setTimeout(() => body.destroy(new Error('nobody reads the export')), unreadMs).unref()
  })
  port.on('close', () => {
    if (!body.readableEnded && !body.destroyed) body.destroy(new Error('the thread of the exports ended'))
  })
  return body
}
