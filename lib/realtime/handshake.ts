import type { IncomingMessage } from 'node:http'
import { readCookie } from '@/lib/auth/cookie-header'
import { cookieNames, ROLE_NAMES, ROLES, type Role } from '@/lib/auth/roles'
import type { Identity } from './audience'
import { authorities } from './data'

/** Proves an access token of a role; null when it is not good. */
export type Verify = (role: Role, token: string) => Promise<Identity | null>

/** What a handshake shows: nobody yet, a token of an area, or a reason to refuse it. */
export type Handshake = { role?: Role; token?: string } | { refuse: 403 }

const areaOf = (name: string | null): Role | undefined =>
  ROLE_NAMES.find((role) => [role, ROLES[role].api, ROLES[role].area.slice(1)].includes(name ?? ''))

function cookie(request: IncomingMessage, name: string): string | undefined {
  const value = readCookie(request.headers.cookie ?? null, name)
  try {
    return decodeURIComponent(value) || undefined
  } catch {
    return undefined
  }
}

/** A page of ours: the origin is the site's address, or the very host that was called. */
function isOurs(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, host } = request.headers
  if (!origin || !URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === host
}

/**
 * Browsers send cookies with a handshake from any page, and there is no CORS for sockets: cookies count
 * only with an Origin of ours. Without cookies the first message must bring the token.
 */
export function readHandshake(request: IncomingMessage, siteUrl: string): Handshake {
  const { searchParams } = new URL(request.url ?? '/', 'http://ws')
  const role = areaOf(searchParams.get('area'))
  const token = role && cookie(request, cookieNames(role).access)
  if (token && !isOurs(request, siteUrl)) return { refuse: 403 }
  return { role, token }
}

/**
 * The role is known from the area, or found by trying: a token is good for one role only. A good token of
 * a session that has been revoked meanwhile proves nothing.
 */
export async function prove(verify: Verify, token: string, role?: Role): Promise<Identity | null> {
  for (const one of role ? [role] : ROLE_NAMES) {
    const found = await verify(one, token)
    if (found && (await authorities([found.sessionId])).has(found.sessionId)) return found
  }
  return null
}
