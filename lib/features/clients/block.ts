import 'server-only'
import { revokeAll } from '@/lib/auth/sessions'
import { dropAtCommit } from '@/lib/core/at-commit'
import { accountTag } from '@/lib/core/cache'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import type { AccountStatus, Client } from '@/prisma/generated/client'
import { addClientEvent } from './activity'
import { lockClient } from './lock'
import { clients } from './resource'

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
  await writeVerb(clients, { ...ctx, tx }, { before, change: { status }, reason })
  dropAtCommit(tx, [accountTag('client', before.id)])
  const step = { tipo: 'stato' as const, da: before.status, a: status, testo: reason }
  await addClientEvent(tx, ctx, before.id, step)
}
