import 'server-only'
import { createHash } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { BoundedCache } from '@/lib/core/bounded-cache'
import { keyFor } from './keys'
import type { Role } from './roles'

export const ACCESS_SECONDS = 15 * 60
/** A token that ends while a page is being made sends the reader away in the middle of it: it is renewed before. */
export const RENEW_BEFORE_MS = 30_000

export type AccessClaims = { role: Role; userId: string; sessionId: string }

/** Each role's own secret: an access token of one area cannot be read in another. */
export const accessSecret = (role: Role): string => keyFor(`access ${role}`).toString('base64url')

/** The session JWT of next-auth (encrypted, so that a browser learns nothing from it), good for 15 minutes. */
export function mintAccess(
  role: Role,
  { userId, sessionId }: Omit<AccessClaims, 'role'>,
  maxAge = ACCESS_SECONDS,
): Promise<string> {
  return encode({ token: { sub: userId, sid: sessionId, role }, secret: accessSecret(role), maxAge })
}

/**
 * Tokens that have been opened, by their hash: opening one is dearer than all the rest of a short call. What a token says
 * never changes, and ends with it.
 */
const opened = new BoundedCache<string, Opened>('tokens')
/** Two ids of 36 letters in objects of their own. */
const OPENED_BYTES = 300

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Null for anything that is not a live access token of this role. Whether the session still exists is asked elsewhere.
 * `spareMs`: for so long it must be good yet.
 */
export async function verifyAccess(role: Role, token: string, spareMs = 0): Promise<AccessClaims | null> {
  const found = await openAccess(role, token)
  return found && (spareMs === 0 || found.until - Date.now() >= spareMs) ? found.claims : null
}

type Opened = { claims: AccessClaims; until: number }

async function openAccess(role: Role, token: string): Promise<Opened | null> {
  if (!token || token.length > 4096) return null
  const key = keyOf(token)
  const known = opened.get(key)
  // No other role's secret opens it.
  if (known && known.until > Date.now()) return known.claims.role === role ? known : null
  const payload = await decode({ token, secret: accessSecret(role) }).catch(() => null)
  if (payload?.role !== role || typeof payload.sub !== 'string' || typeof payload.sid !== 'string')
    return null
  if (typeof payload.exp !== 'number') return null
  const found = {
    claims: { role, userId: payload.sub, sessionId: payload.sid },
    until: payload.exp * 1_000,
  }
  opened.set(key, found, OPENED_BYTES)
  return found
}
