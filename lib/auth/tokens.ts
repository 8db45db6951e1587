import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { keyFor } from './keys'
import type { Role } from './roles'

export const ACCESS_SECONDS = 15 * 60

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

/** Null for anything that is not a live access token of this role. Whether the session still exists is asked elsewhere. */
export async function verifyAccess(role: Role, token: string): Promise<AccessClaims | null> {
  if (!token || token.length > 4096) return null
  const claims = await decode({ token, secret: accessSecret(role) }).catch(() => null)
  if (claims?.role !== role || typeof claims.sub !== 'string' || typeof claims.sid !== 'string') return null
  return { role, userId: claims.sub, sessionId: claims.sid }
}
