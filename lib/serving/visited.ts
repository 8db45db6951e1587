import type { IncomingMessage } from 'node:http'
import { traced } from '@/lib/core/trace'
import { duringWork } from '@/lib/core/work'

/** In a thread of the site: what is written and asked in `work` belongs to this request, as the listener has named it. */
export function visited<T>({ headers }: Pick<IncomingMessage, 'headers'>, work: () => T): T {
  const requestId = headers['x-request-id']
  return duringWork(typeof requestId === 'string' ? { requestId } : {}, () =>
    traced('site', { from: headers }, work),
  )
}
