import type { IncomingMessage, ServerResponse } from 'node:http'
import client from 'prom-client'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Of a visitor who leaves before the reply: nobody knows what it would have been. */
const LEFT = 'left'

const NAME = 'http_request_seconds'

const histogram = () =>
  (client.register.getSingleMetric(NAME) as client.Histogram<string> | undefined) ??
  new client.Histogram({
    name: NAME,
    help: 'From the arrival of a request to the end of its reply, where it is not answered from memory, in seconds',
    labelNames: ['route', 'method', 'class'],
    buckets: [0.025, 0.1, 0.3, 1, 3, 10],
  })

/**
 * Measures what is answered in `work`, which ends with the reply. The methods and classes are few, and so are the patterns: what
 * somebody makes up is no series.
 */
export function measureRequests(
  patternOf: (path: string) => string,
): (request: IncomingMessage, response: ServerResponse, work: () => Promise<void>) => Promise<void> {
  const seconds = histogram()
  return async ({ method = '', url = '/' }, response, work) => {
    const startedAt = performance.now()
    const route = patternOf(url.split('?', 1)[0] ?? '/')
    await work()
    const labels = {
      route,
      method: METHODS.has(method) ? method : 'other',
      class: response.writableEnded ? `${Math.floor(response.statusCode / 100)}xx` : LEFT,
    }
    seconds.observe(labels, (performance.now() - startedAt) / 1_000)
  }
}
