import 'server-only'
import { writeConsents } from '@/lib/consents/mutations'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import type { Client, Prisma } from '@/prisma/generated/client'
import { labelOf } from './audit'
import { dropTokens, spendToken } from './one-time-token'
import { awaitsConfirmation, confirmedData } from './registration'

/** pending → validated, with the password and the choices of the registration whose mail was opened. */
export async function confirmClient(ctx: PublicCtx, token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { id, userId } = await spendToken(tx, { role: 'client', purpose: 'confirm_account', token })
    const client = await tx.client.findUnique({ where: { id: userId } })
    const registration = await tx.registration.findUnique({ where: { id } })
    if (!client || !registration || !awaitsConfirmation(client)) {
      throw invalidField('token', 'Questo link non è più valido.')
    }
    const { marketing, terzi, profilazione, ip } = registration
    const consents = { privacy: true, marketing, terzi, profilazione }
    await writeConsents(tx, { consents, source: 'registrazione', ip, clientId: userId, subjectRef: id })
    await validateClient(tx, ctx, client, await confirmedData(tx, client, registration))
  }, ctx.tx)
}

/** The address is proven: the account may be used, and no other registration with it can be confirmed. */
export async function validateClient(
  tx: Tx,
  ctx: PublicCtx,
  before: Client,
  data: Prisma.ClientUncheckedUpdateInput = {},
): Promise<void> {
  const { id } = before
  await dropTokens(tx, { role: 'client', userId: id }, 'confirm_account')
  const after = await tx.client.update({
    where: { id },
    data: { ...data, status: 'validated', emailConfirmedAt: new Date(), version: { increment: 1 } },
  })
  const author = { actor: ctx.actor, requestId: ctx.requestId }
  await recordCommit(tx, author, { model: 'Clients', label: labelOf(after), before, after })
}
