import { createHash } from 'node:crypto'

/** What ETags are made of: the same for the same bytes. */
export const hashOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** Whether an If-None-Match names this ETag (RFC 9110, 13.1.2): weakly compared, in a list, or any. */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
