import { Readable } from 'node:stream'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { traceHeaders } from '@/lib/core/trace'
import { currentWork } from '@/lib/core/work'
import type { MakeExport } from '@/lib/resources/export-job'
import type { ExportOrder, ExportPart, Lease } from './export-thread'

/** Somebody who asks and does not read must not keep a place. */
const UNREAD_MS = 60_000

/** Has exports made by whoever takes the orders, in this thread or in another. */
export function exportsBy(hand: (order: ExportOrder) => void, unreadMs = UNREAD_MS): MakeExport {
  return async (job) => {
    const [bytes, lease] = [new MessageChannel(), new MessageChannel()]
    const answer = answerOn(lease.port1)
    const cause = { work: currentWork() ?? {}, trace: traceHeaders() }
    hand({ job, port: bytes.port2, lease: lease.port2, ...cause })
    if ((await answer) === 'granted')
      return receive(bytes.port1, unreadMs).once('close', () => lease.port1.close())
    bytes.port1.close()
    lease.port1.close()
    return null
  }
}

/** Nobody who takes orders is nobody who has room. */
function answerOn(lease: MessagePort): Promise<Lease> {
  return new Promise((resolve) => {
    lease.once('message', resolve)
    lease.once('close', () => resolve('full'))
  })
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
