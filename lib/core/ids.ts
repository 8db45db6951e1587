import { randomBytes, randomUUID } from 'node:crypto'
import { notFound } from './errors'

/** Of the ids that this process has made: the time of the last one, and how many it has had in that millisecond. */
let [lastMs, count] = [0, 0]
/** What fits into the twelve bits behind the time. */
const MOST = 0xfff

/**
 * UUID version 7 (RFC 9562): 48 bits of milliseconds, a count within the millisecond (§6.2, method 1), then random bits, which are those of
 * a version 4: Node draws them in advance, and every request takes one. Each is greater than the one before of this process: rows that are
 * written together keep the order in which they are named.
 * Keys that grow with time keep B-tree inserts at the right-hand edge and make (sort key, id) paging stable.
 * @param at the time that it says, in milliseconds; by default now, and never less than it has said before
 */
export function newId(at?: number): string {
  if (at !== undefined) return idOf(at, randomUUID().slice(15))
  const now = Date.now()
  const isNew = now > lastMs
  if (isNew) lastMs = now
  else if (count === MOST) lastMs += 1
  count = isNew || count === MOST ? 0 : count + 1
  return idOf(lastMs, `${count.toString(16).padStart(3, '0')}${randomUUID().slice(18)}`)
}

function idOf(ms: number, rest: string): string {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest}`
}

export const newIds = (many: number): string[] => Array.from({ length: many }, () => newId())

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
