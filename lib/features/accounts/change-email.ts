import 'server-only'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, orNotFound } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import { recordCommit } from '@/lib/history/record'
import type { Ctx, PublicCtx } from '@/lib/http/context'
import type { Client } from '@/prisma/generated/client'
import { labelOf } from './audit'
import { credentialsChanged } from './credentials'
import { mailConfirmEmail } from './mails'
import { issueToken, peekToken, spendToken } from './one-time-token'

/**
 * Notes the address that a client is to have and sends it the link that confirms it; until then the old one counts.
 * The caller has made sure that `clientId` is one that the actor may change. An earlier link stops working.
 * @throws 404 for no such client, 409 for one that was erased, 422 on `email` for the address of today. An address that
 * somebody else has is not refused here, so that nobody learns whose it is: the mail to its owner changes nothing.
 */
export async function requestEmailChange(ctx: Ctx, clientId: string, email: string): Promise<void> {
  await withTransaction(async (tx) => {
    await lockById(tx, 'client', clientId)
    const before = orNotFound(await tx.client.findUnique({ where: { id: clientId } }))
    if (before.status === 'deleted') throw new AppError('conflict', 'Questo cliente è stato cancellato.')
    if (before.email?.toLowerCase() === email.toLowerCase())
      throw invalidField('email', 'È già l’indirizzo di questo cliente.')
    const after = await tx.client.update({
      where: { id: clientId },
      data: { pendingEmail: email, version: { increment: 1 } },
    })
    const token = await issueToken(tx, ownerOf(clientId), 'change_email')
    await mailConfirmEmail(tx, { nome: before.nome, cognome: before.cognome, email }, token)
    await recordCommit(tx, ctx, { model: 'Clients', label: labelOf(after), before, after })
  }, ctx.tx)
}

const ownerOf = (userId: string) => ({ role: 'client', userId }) as const
const deadLink = () => invalidField('token', 'Questo link non è più valido.')
const waits = (client: Client | null): client is Client & { pendingEmail: string } =>
  client !== null && client.pendingEmail !== null && client.status !== 'deleted'

/** The new address counts from now on; the old one is told. A token of the old kind of link is a 422 on `token`. */
export async function confirmEmailChange(ctx: PublicCtx, token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { userId } = await spendToken(tx, { role: 'client', purpose: 'change_email', token })
    await lockById(tx, 'client', userId)
    const before = await tx.client.findUnique({ where: { id: userId } })
    if (!waits(before)) throw deadLink()
    const email = before.pendingEmail
    await refuseTaken(tx, email)
    const after = await tx.client.update({
      where: { id: userId },
      data: { email, pendingEmail: null, emailConfirmedAt: new Date(), version: { increment: 1 } },
    })
    await credentialsChanged(
      tx,
      'client',
      before,
      after,
      ctx.actor?.userId === userId ? ctx.actor.sessionId : undefined,
    )
    const author = { actor: ctx.actor, requestId: ctx.requestId }
    await recordCommit(tx, author, { model: 'Clients', label: labelOf(after), before, after })
  }, ctx.tx)
}

/** Only the reader of the mailbox gets this far: they may learn that another account has the address. */
async function refuseTaken(tx: Tx, email: string): Promise<void> {
  if (await tx.client.findUnique({ where: { email }, select: { id: true } }))
    throw new AppError('conflict', 'Con questo indirizzo c’è già un altro account: chiedi al tuo consulente.')
}

/** Which change a link is for, without using it up; null for a dead link. */
export async function emailChangeOf(token: string): Promise<{ nome: string; email: string } | null> {
  const found = await peekToken({ role: 'client', purpose: 'change_email', token })
  const client = found && (await db().client.findUnique({ where: { id: found.userId } }))
  return waits(client) ? { nome: client.nome, email: client.pendingEmail } : null
}
