import 'server-only'
import { hkdfSync } from 'node:crypto'
import { env } from '@/lib/core/env'

const derived = new Map<string, Buffer>()

/**
 * A key for one purpose, derived from AUTH_SECRET by HKDF: what is signed or encrypted with one of them
 * means nothing to the others, and no second secret has to be configured.
 */
export function keyFor(purpose: string): Buffer {
  const { AUTH_SECRET } = env()
  const name = `${purpose}\n${AUTH_SECRET}`
  const known = derived.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', AUTH_SECRET, '', `chiaravia ${purpose}`, 32))
  derived.set(name, key)
  return key
}
