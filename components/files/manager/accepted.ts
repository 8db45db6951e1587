import { FORMATS } from '@/lib/storage/formats'

/** What the store takes, as the `accept` attribute says it. */
export const ACCEPTED = Object.entries(FORMATS)
  .flatMap(([mimetype, extensions]) => [mimetype, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

/** The id at the end of a stored file's address. */
export const fileIdOf = (url: string): string => url.split('/').at(-1) ?? ''
