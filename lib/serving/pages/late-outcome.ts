import { LATE_OUTCOME } from '@/lib/core/next-internals'

/**
 * What a page said after its beginning had been sent. Next begins a page that depends on the request with 200 and
 * writes `notFound()` and `redirect()` into the stream, for its own script to act on. Whoever has the whole page before
 * sending it can still say it properly.
 */
export type LateOutcome = { status: 404 } | { status: 307 | 308; location: string } | null

/** A missing page or a redirection inside HTML that began with 200. */
export function lateOutcome(html: string): LateOutcome {
  const found = LATE_OUTCOME.exec(html)
  if (!found) return null
  const [, location, status] = found
  return location === undefined ? { status: 404 } : { status: status === '308' ? 308 : 307, location }
}
