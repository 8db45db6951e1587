import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { traced } from '@/lib/core/trace'
import { duringWork } from '@/lib/core/work'

/** What goes on for a visitor, as opposed to what the site does by itself. */
const visits = new AsyncLocalStorage<true>()

/** Runs something for visitors; of a server that begins to listen in it, whatever comes of its requests belongs to it. */
export const runAsRequest = <T>(work: () => T): T => visits.run(true, work)

/** Whether what runs now, or has just failed, runs for a visitor. */
export const isForVisitor = (): boolean => visits.getStore() === true

/** A connection that has left its request behind: what arrives on it is a visitor's, which Node does not know by itself. */
export function bindToRequest(socket: Duplex): void {
  const emit = socket.emit.bind(socket) as (...event: unknown[]) => boolean
  socket.emit = (...event: unknown[]) => {
    // Not run(): that is over when an error reaches whoever listens for those that nobody has caught.
    if (event[0] === 'data') visits.enterWith(true)
    return emit(...event)
  }
}

/** In a thread of the site: what is written and asked in `work` belongs to this request, as the listener has named it. */
export function visited<T>({ headers }: Pick<IncomingMessage, 'headers'>, work: () => T): T {
  const requestId = headers['x-request-id']
  return duringWork(typeof requestId === 'string' ? { requestId } : {}, () =>
    traced('site', { from: headers }, work),
  )
}
