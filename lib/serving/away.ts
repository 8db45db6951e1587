import { hadOutageSince } from '@/lib/core/db-watch'
import { onHead } from '@/lib/http/on-head'
import type { Handler } from './pages/request-listener'

const RETRY_AFTER = '5'

/**
 * Next answers 500 for a page that broke, whatever broke it. Where that was the database's absence it is a 503, so
 * that browsers, monitors and search engines come again.
 */
export function withUnavailable(handle: Handler): Handler {
  return (request, response) => {
    const startedAt = performance.now()
    onHead(response, (status) => {
      if (status !== 500 || !hadOutageSince(startedAt)) return status
      response.setHeader('retry-after', RETRY_AFTER)
      return 503
    })
    return handle(request, response)
  }
}
