import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { DEVICE_SECONDS } from './cookies'
import type { Claimed } from './device-header'
import type { Role } from './roles'

type Owner = { role: Role; userId: string }
export type Remembered = { id: string; token: string }

/** The devices of one account; those used least recently are forgotten first. */
const MOST = 20

/** What is kept of a token. */
export const hashDevice = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The device of this account that a token stands for; null for everybody else's and for what we never issued. */
export async function knownDevice({ role, userId }: Owner, token: string): Promise<string | null> {
  if (!token) return null
  const where = { role, userId, tokenHash: hashDevice(token), expiresAt: { gt: new Date() } }
  return (await db().knownDevice.findFirst({ where, select: { id: true } }))?.id ?? null
}

/**
 * Marks the device of somebody who has just proven who they are. A token of ours stays what it is, also when another
 * account was used with it before; anything else is replaced, so that nobody chooses the token of somebody's device.
 */
export async function rememberDevice(tx: Tx, owner: Owner, claimed: Claimed): Promise<Remembered | null> {
  if (!claimed.mayRemember) return null
  const { role, userId } = owner
  const token = (await isOurs(tx, role, claimed.token))
    ? claimed.token
    : randomBytes(32).toString('base64url')
  const used = usedNow()
  const tokenHash = hashDevice(token)
  const { id } = await tx.knownDevice.upsert({
    where: { tokenHash_role_userId: { tokenHash, role, userId } },
    create: { id: newId(), role, userId, tokenHash, ...used },
    update: used,
  })
  await forgetOldest(tx, owner)
  return { id, token }
}

/** A device of this account was used again; false where it has been forgotten since it was looked for. */
export async function touchDevice(tx: Tx, id: string): Promise<boolean> {
  return (await tx.knownDevice.updateMany({ where: { id }, data: usedNow() })).count > 0
}

/** Until when a device that is used now is remembered. */
export const deviceExpiry = (now = new Date()) => new Date(now.getTime() + DEVICE_SECONDS * 1000)

const usedNow = (now = new Date()) => ({ lastUsedAt: now, expiresAt: deviceExpiry(now) })

async function isOurs(tx: Tx, role: Role, token: string): Promise<boolean> {
  if (!token) return false
  const where = { role, tokenHash: hashDevice(token), expiresAt: { gt: new Date() } }
  return (await tx.knownDevice.findFirst({ where, select: { id: true } })) !== null
}

async function forgetOldest(tx: Tx, owner: Owner): Promise<void> {
  const surplus = await tx.knownDevice.findMany({
    where: owner,
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    skip: MOST,
    select: { id: true },
  })
  if (surplus.length > 0)
    await forgetDevices(
      tx,
      surplus.map(({ id }) => id),
    )
}

/** From now on these are strangers' devices. */
export async function forgetDevices(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.knownDevice.deleteMany({ where: { id: { in: [...ids] } } })
}

/** Every device of an account, or all but one. */
export async function forgetAllDevices(
  tx: Tx,
  { role, userId }: Owner,
  except?: string | null,
): Promise<void> {
  await tx.knownDevice.deleteMany({ where: { role, userId, ...(except ? { id: { not: except } } : {}) } })
}
