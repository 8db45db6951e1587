import { type KeyHeader, keysFor, WHOLE_SITE } from '@/lib/core/cdn'

/** What a shared cache in front is told of a page that is the same for everybody. */
export type Edge = {
  /** How long it may send the page without asking, in seconds. */
  seconds: number
  keyHeader: KeyHeader
}

const OWN = 'public, max-age=0, must-revalidate'

/**
 * The directive of a kept page, and its tags as the keys of a shared cache. Without one in front, or where nobody knows what
 * the page shows, browsers alone are spoken to. They ask every time and get a 304; only this process knows when a page has changed.
 * @param life how long the page itself says that it is good, in seconds: what it shows of the time of day changes without a tag
 */
export function cachingHeaders(
  edge?: Edge,
  tags?: readonly string[] | null,
  life = Number.POSITIVE_INFINITY,
): string[] {
  if (!edge || !tags) return ['Cache-Control', OWN]
  const keys = keysFor(edge.keyHeader, [WHOLE_SITE, ...tags])
  return ['Cache-Control', `${OWN}, s-maxage=${Math.min(edge.seconds, life)}`, edge.keyHeader, keys]
}
