/**
 * What a page said after its beginning had been sent. Next begins a page that depends on the request with 200 and
 * writes `notFound()` and `redirect()` into the stream, for its own script to act on. Whoever has the whole page before
 * sending it can still say it properly. Text of visitors is escaped twice in that stream and cannot look like this.
 */
const LATE =
  /[0-9a-f]+:E\{\\"digest\\":\\"NEXT_(?:HTTP_ERROR_FALLBACK;404|REDIRECT;\w+;(\/(?!\/)[^;"\\]*);30[78];)\\"\}/

export type LateOutcome = { status: 404 } | { status: 307; location: string } | null

/** A missing page or a redirection inside HTML that began with 200. */
export function lateOutcome(html: string): LateOutcome {
  const found = LATE.exec(html)
  if (!found) return null
  const [, location] = found
  return location === undefined ? { status: 404 } : { status: 307, location }
}
