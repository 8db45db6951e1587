import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { keyFor } from '@/lib/auth/keys'

/* Without 0/O and 1/I: people copy it by hand. 32 letters, so that five bits of a byte choose one evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/**
 * The code of a new report, 80 bits. With an Idempotency-Key it is drawn from key and text together: a repeated
 * request then finds the same code again, which need not be kept anywhere; another text is another report.
 */
export function codeFor(text: string, idempotencyKey: string | null): string {
  const bytes = idempotencyKey
    ? createHmac('sha256', keyFor('whistle-code')).update(`${idempotencyKey}\n${text}`).digest()
    : randomBytes(LENGTH)
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}

/** "K7QM-2XRT-9ABC-DEFG", as it is shown. */
export const readable = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

/** What is stored of a code: whoever reads the table cannot follow a report with it. */
export function hashOf(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', keyFor('whistle-hash')).update(plain).digest('base64url')
}
