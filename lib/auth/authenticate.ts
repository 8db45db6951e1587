import 'server-only'
import { accountTag, sessionTag } from '@/lib/core/cache'
import { cached } from '@/lib/core/cached'
import { db } from '@/lib/core/db'
import { isId } from '@/lib/core/ids'
import { findAccount } from './accounts'
import type { Actor } from './actor'
import { ROLE_NAMES, type Role } from './roles'
import { rotate } from './sessions'
import { type AccessClaims, verifyAccess } from './tokens'

export type Renewal = { access: string; refresh: string; role: Role }
export type Authentication = { actor: Actor | null; renewed: Renewal | null }

const NOBODY: Authentication = { actor: null, renewed: null }

/**
 * Who sent a request: by the access token, or by the refresh token when that one has expired, which then is
 * rotated. Reads headers only; `x-area` says which area's cookies middleware has put there.
 */
export async function authenticate(headers: Headers, roles: readonly Role[]): Promise<Authentication> {
  const candidates = inArea(headers, roles)
  const claims = await firstMatch(bearerOf(headers), candidates)
  const actor = claims && (await loadActor(claims))
  if (actor) return { actor, renewed: null }
  return renew(headers.get('x-refresh-token'), candidates)
}

/** Whether somebody who is none of these roles is signed in all the same: the access token alone says so. */
export async function hasOtherRole(headers: Headers, roles: readonly Role[]): Promise<boolean> {
  const others = ROLE_NAMES.filter((role) => !roles.includes(role))
  const claims = await firstMatch(bearerOf(headers), inArea(headers, others))
  return claims !== null && (await loadActor(claims)) !== null
}

/** Of these roles, those that a request may be made in: all of them, unless it names its area. */
function inArea(headers: Headers, roles: readonly Role[]): readonly Role[] {
  const area = ROLE_NAMES.find((role) => role === headers.get('x-area'))
  return area ? roles.filter((role) => role === area) : roles
}

export const bearerOf = (headers: Headers): string =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''

async function firstMatch(token: string, roles: readonly Role[]): Promise<AccessClaims | null> {
  if (!token) return null
  for (const role of roles) {
    const claims = await verifyAccess(role, token)
    if (claims) return claims
  }
  return null
}

async function renew(refresh: string | null, roles: readonly Role[]): Promise<Authentication> {
  const pair = refresh ? await rotate(refresh, roles) : null
  if (!pair) return NOBODY
  const actor = await loadActor(pair)
  const { access, role } = pair
  return actor ? { actor, renewed: { access, refresh: pair.refresh, role } } : NOBODY
}

/** Who a session belongs to, and until when. */
type Live = { actor: Actor; until: number }

/**
 * The user behind a token, if the session is live and the account is (still) validated. Held in memory until one of the
 * two changes; that somebody may not come in is never held.
 */
export async function loadActor(claims: AccessClaims): Promise<Actor | null> {
  const { role, userId, sessionId } = claims
  if (!isId(userId) || !isId(sessionId)) return null
  const live = await cached<Live | null>({
    key: `actor ${role} ${userId} ${sessionId}`,
    tags: [sessionTag(sessionId), accountTag(role, userId)],
    load: () => readActor(claims),
    keeps: (found) => found !== null,
  })
  if (live && live.until > Date.now()) return live.actor
  // A session that is used lasts longer than what is held of it says.
  return live ? ((await readActor(claims))?.actor ?? null) : null
}

async function readActor({ role, userId, sessionId }: AccessClaims): Promise<Live | null> {
  const [session, account] = await Promise.all([
    db().session.findUnique({ where: { id: sessionId } }),
    findAccount(role, { id: userId }),
  ])
  const live = session?.userId === userId && session.role === role && !session.revokedAt
  if (!live || session.expiresAt.getTime() <= Date.now() || account?.status !== 'validated') return null
  const { email, nome, cognome, permissions, ticketing, agencyId, passkeys, createdAt } = account
  const totp = account.totpEnabledAt !== null
  const person = { email, nome, cognome, permissions, ticketing, agencyId, totp, passkeys, createdAt }
  const actor = { role, userId, sessionId, ...person }
  return { actor: Object.freeze(actor), until: session.expiresAt.getTime() }
}
