import 'server-only'
import { dropAtCommit } from '@/lib/core/at-commit'
import { sessionTag } from '@/lib/core/cache'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { SESSION_SECONDS } from '@/lib/core/session-life'
import { publish } from '@/lib/realtime/publish'
import type { Session } from '@/prisma/generated/client'
import { forgetAllDevices, forgetDevices } from './devices'
import { hashRefresh, issueRefresh, readRefresh, successorOf } from './refresh-token'
import type { Role } from './roles'
import { mintAccess } from './tokens'

/**
 * How long the token before the last rotation still gets the same successor. The reply that brings the new pair may
 * be a slow one (an export, an upload), and until it arrives the browser goes on sending the old pair: a shorter
 * grace would end honest sessions. Who has stolen that token could have used it a moment earlier as well.
 */
export const GRACE_MS = 20_000
/** A session that is used slides on day by day, but not for ever. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000

export type RevokeReason =
  | 'uscita'
  | 'revocata'
  | 'password cambiata'
  | 'indirizzo cambiato'
  | 'token riusato'
  | 'account cancellato'
  | 'accesso sospeso'
  | 'secondo fattore attivato'

/** Whose session, and from where. */
export type Place = { role: Role; userId: string; ip: string; userAgent: string; deviceId?: string | null }
export type Pair = { role: Role; userId: string; sessionId: string; access: string; refresh: string }

const expiry = (createdAt: number, now: number) =>
  new Date(Math.min(now + SESSION_SECONDS * 1000, createdAt + LONGEST_MS))

/** A session that begins now: what its row says, and the token that is kept nowhere. */
export function begun({ userAgent, ...place }: Place) {
  const id = newId()
  const refresh = issueRefresh(id)
  const now = Date.now()
  const row = {
    ...place,
    userAgent: userAgent.slice(0, 300),
    id,
    refreshHash: hashRefresh(refresh),
    expiresAt: expiry(now, now),
  }
  return { row, refresh }
}

/** A new row for a device that has just signed in, with its first pair. */
export async function createSession(tx: Tx, place: Place): Promise<Pair> {
  const { row, refresh } = begun(place)
  await tx.session.create({ data: row })
  return pairOf(row, refresh)
}

/** The tokens of a session. */
export async function pairOf(
  session: Pick<Session, 'id' | 'role' | 'userId'>,
  refresh: string,
): Promise<Pair> {
  const { id: sessionId, role, userId } = session
  return { role, userId, sessionId, refresh, access: await mintAccess(role, { userId, sessionId }) }
}

const isLive = (session: Session, now: number) => !session.revokedAt && session.expiresAt.getTime() > now

/**
 * Refresh token → new pair. The token before the last rotation gets the same successor within the grace;
 * any older one was stolen from somebody, we cannot know from whom, so the whole session ends.
 */
export async function rotate(
  refresh: string,
  roles: readonly Role[],
  now = Date.now(),
): Promise<Pair | null> {
  const known = readRefresh(refresh)
  const session = known && (await db().session.findUnique({ where: { id: known.sessionId } }))
  if (!session || !roles.includes(session.role) || !isLive(session, now)) return null
  const hash = hashRefresh(refresh)
  const next = successorOf(refresh)
  if (session.refreshHash === hash && (await advance(session, hash, hashRefresh(next), now))) {
    return pairOf(session, next)
  }
  return replay(session.id, hash, next, now)
}

/** False when another request, on whichever server, has rotated this token first. */
async function advance(session: Session, previousHash: string, refreshHash: string, now: number) {
  const { count } = await db().session.updateMany({
    where: { id: session.id, refreshHash: previousHash, revokedAt: null },
    data: {
      previousHash,
      refreshHash,
      rotatedAt: new Date(now),
      lastUsedAt: new Date(now),
      expiresAt: expiry(session.createdAt.getTime(), now),
    },
  })
  return count === 1
}

async function replay(id: string, hash: string, next: string, now: number): Promise<Pair | null> {
  const session = await db().session.findUnique({ where: { id } })
  if (!session || !isLive(session, now)) return null
  const inGrace = session.previousHash === hash && now - session.rotatedAt.getTime() <= GRACE_MS
  if (inGrace) return pairOf(session, next)
  await withTransaction((tx) => revoke(tx, [id], 'token riusato'))
  return null
}

/**
 * Ends sessions and tells their browsers; those that had already ended stay as they were. Who only signs out stays
 * known; a device that somebody has thrown out, or whose token was stolen, does not.
 */
export async function revoke(tx: Tx, ids: readonly string[], reason: RevokeReason): Promise<number> {
  const ended = await end(tx, ids, reason)
  const devices = ended.flatMap(({ deviceId }) => deviceId ?? [])
  if (reason !== 'uscita' && devices.length > 0) await forgetDevices(tx, devices)
  return ended.length
}

async function end(tx: Tx, ids: readonly string[], reason: RevokeReason) {
  const ended = await tx.session.updateManyAndReturn({
    where: { id: { in: [...ids] }, revokedAt: null },
    data: { revokedAt: new Date(), revokedReason: reason },
    select: { id: true, deviceId: true },
  })
  dropAtCommit(
    tx,
    ended.map(({ id }) => sessionTag(id)),
  )
  for (const { id } of ended) {
    await publish(tx, { type: 'session.revoked', data: { _id: id, motivo: reason } }, [{ sessionId: id }])
  }
  return ended
}

/** Ends every session of a user, or all but one, and forgets the devices that they were on. */
export async function revokeAll(
  tx: Tx,
  user: { role: Role; userId: string; except?: string },
  reason: RevokeReason,
): Promise<number> {
  const { role, userId, except } = user
  const where = { role, userId, revokedAt: null, ...(except ? { id: { not: except } } : {}) }
  const live = await tx.session.findMany({ where, select: { id: true } })
  const kept = except ? await tx.session.findUnique({ where: { id: except } }) : null
  await forgetAllDevices(tx, { role, userId }, kept?.deviceId)
  const ids = live.map(({ id }) => id)
  return (await end(tx, ids, reason)).length
}
