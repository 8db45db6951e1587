import { randomBytes } from 'node:crypto'

/**
 * UUID version 7 (RFC 9562): 48 bits of milliseconds, then random bits.
 * Keys that grow with time keep B-tree inserts at the right-hand edge and make (sort key, id) paging stable.
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all, so that a malformed one is a 404 and not a database error. */
export function isId(value: string): boolean {
  return PATTERN.test(value)
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code people read aloud (no 0/O, 1/I): `codeOf(8)` → "K7QM2XRT". */
export function newCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
