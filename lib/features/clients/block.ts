import 'server-only'
import { revokeAll } from '@/lib/auth/sessions'
import { accountTag, dropAtCommit } from '@/lib/core/cache'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { AccountStatus, Client } from '@/prisma/generated/client'
import { addClientEvent } from './activity'
import { lockClient } from './lock'
import { titleOf } from './schema'

/** Nobody signs in with this account any more, and whoever is signed in with it is out at once. */
export async function blockClient(ctx: Ctx, id: string, motivo: string): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockClient({ ...ctx, tx }, id)
    if (before.status === 'blocked') throw new AppError('conflict', 'L’accesso è già bloccato.')
    await changeStatus(tx, ctx, before, 'blocked', motivo)
    await revokeAll(tx, { role: 'client', userId: id }, 'accesso sospeso')
  }, ctx.tx)
}

/** Gives the access back; who never confirmed the address goes on waiting for that. */
export async function unblockClient(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockClient({ ...ctx, tx }, id)
    if (before.status !== 'blocked') throw new AppError('conflict', 'L’accesso non è bloccato.')
    await changeStatus(tx, ctx, before, before.emailConfirmedAt ? 'validated' : 'pending')
  }, ctx.tx)
}

/** "Confermato" without the mail: the office has made sure of the person in another way, and says how. */
export async function validateByOffice(ctx: Ctx, id: string, motivo: string): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockClient({ ...ctx, tx }, id)
    if (before.status !== 'pending') throw new AppError('conflict', 'Il cliente non è da confermare.')
    await changeStatus(tx, ctx, before, 'validated', motivo)
  }, ctx.tx)
}

async function changeStatus(
  tx: Tx,
  ctx: Ctx,
  before: Client,
  status: AccountStatus,
  reason?: string,
): Promise<void> {
  const data = { status, version: before.version + 1 }
  const after = await tx.client.update({ where: { id: before.id }, data })
  dropAtCommit(tx, [accountTag('client', before.id)])
  const step = { tipo: 'stato', da: before.status, a: status, testo: reason }
  await addClientEvent(tx, ctx, before.id, step)
  await recordCommit(tx, ctx, { model: 'Clients', label: titleOf(after), before, after, reason })
}
