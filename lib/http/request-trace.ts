import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { isProxy } from '@/lib/core/proxies'
import { tracing } from '@/lib/core/trace'

const HEADERS = ['traceparent', 'tracestate', 'baggage'] as const

/**
 * Opens the trace of a request, or goes on with that of a trusted proxy: a visitor's own would choose what is sampled.
 * What the request is handed over to finds it in the headers. The address itself is not told: it may be somebody's.
 */
export async function traceVisit(
  request: IncomingMessage,
  response: ServerResponse,
  proxies: BlockList,
  patternOf: (path: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const trace = tracing()
  if (!trace) return work()
  const { headers, method = '', url = '/', socket } = request
  if (!isProxy(socket.remoteAddress, proxies)) for (const name of HEADERS) delete headers[name]
  const route = patternOf(url.split('?', 1)[0] ?? '/')
  const span = trace.begin(`${method} ${route}`, {
    kind: 'server',
    from: headers,
    attributes: { 'http.request.method': method, 'http.route': route },
  })
  Object.assign(headers, span.carrier())
  await span.run(work)
  const { statusCode, writableEnded } = response
  span.set({ 'http.response.status_code': statusCode })
  span.end(statusCode >= 500 ? { name: String(statusCode) } : writableEnded ? undefined : { name: 'left' })
}
