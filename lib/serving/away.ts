import { hadOutageSince } from '@/lib/core/db-watch'
import type { Handler } from '@/lib/serving/pages/request-listener'

const RETRY_AFTER = '5'

/**
 * Next answers 500 for a page that broke, whatever broke it. Where that was the database's absence it is a 503, so
 * that browsers, monitors and search engines come again.
 */
export function withUnavailable(handle: Handler): Handler {
  return (request, response) => {
    const startedAt = performance.now()
    const write = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => typeof response
    const writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== 500 || !hadOutageSince(startedAt)) return write(status, ...rest)
      response.setHeader('retry-after', RETRY_AFTER)
      // The words that went with the 500.
      return write(503, ...(typeof rest[0] === 'string' ? rest.slice(1) : rest))
    }
    Object.assign(response, { writeHead })
    return handle(request, response)
  }
}
