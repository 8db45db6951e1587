import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from './keys'

const NONCE = 12
const TAG = 16

/** Encrypts a short secret for a database column (AES-256-GCM): a stolen backup does not give it away. */
export function seal(text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFor('secret-box'), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Null for what was not sealed with this installation's key. */
export function open(sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE + TAG) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor('secret-box'), bytes.subarray(0, NONCE))
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
