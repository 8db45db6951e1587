/** What a shared cache in front is told of a page that is the same for everybody. */
export type Edge = {
  /** How long it may send the page without asking, in seconds. */
  seconds: number
  keyHeader: 'Surrogate-Key' | 'Cache-Tag'
}

const OWN = 'public, max-age=0, must-revalidate'

/**
 * The directive of a kept page, and its tags as the keys of a shared cache. Without one in front, or where nobody knows what
 * the page shows, browsers alone are spoken to. They ask every time and get a 304; only this process knows when a page has changed.
 */
export function cachingHeaders(edge?: Edge, tags?: readonly string[] | null): string[] {
  if (!edge || !tags) return ['Cache-Control', OWN]
  const separator = edge.keyHeader === 'Cache-Tag' ? ',' : ' '
  const keys = tags.length > 0 ? [edge.keyHeader, tags.join(separator)] : []
  return ['Cache-Control', `${OWN}, s-maxage=${edge.seconds}`, ...keys]
}
