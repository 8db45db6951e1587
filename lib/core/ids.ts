import { randomBytes, randomUUID } from 'node:crypto'
import { notFound } from './errors'

/**
 * UUID version 7 (RFC 9562): 48 bits of milliseconds, then random bits, which are those of a version 4: Node draws
 * them in advance, and every request takes one.
 * Keys that grow with time keep B-tree inserts at the right-hand edge and make (sort key, id) paging stable.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** As many ids, each greater than the one before: rows that are written together keep the order in which they are named. */
export function newIds(count: number): string[] {
  const now = Date.now()
  return Array.from({ length: count }, (_, index) => newId(now + index))
}

/** The id (RFC 9562, version 8) that a digest of at least 32 hexadecimal digits stands for: the same for the same. */
export const idOfDigest = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`

const PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all, so that a malformed one is a 404 and not a database error. */
export function isId(value: string): boolean {
  return PATTERN.test(value)
}

/** The id, or the 404 of a text that can be none. */
export function idOrNotFound(value: string): string {
  if (!isId(value)) throw notFound()
  return value
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code people read aloud (no 0/O, 1/I): `codeOf(8)` → "K7QM2XRT". */
export function newCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
