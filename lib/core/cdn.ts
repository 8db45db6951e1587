/** The key that every page bears in a CDN, besides the tags of what it shows. */
export const WHOLE_SITE = 'site'

export type KeyHeader = 'Surrogate-Key' | 'Cache-Tag'

/** Keys as that header writes them, in replies and in what is asked of the CDN. */
export const keysFor = (header: KeyHeader, keys: readonly string[]): string =>
  keys.join(header === 'Cache-Tag' ? ',' : ' ')

/** A cache that nobody tells of changes may not keep anything for longer, so that it is never long out of date. */
export const UNTOLD_SECONDS = 60
