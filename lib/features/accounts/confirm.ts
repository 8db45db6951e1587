import 'server-only'
import { type Account, findAccount } from '@/lib/auth/accounts'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { labelOf } from './audit'
import { spendToken } from './one-time-token'

/** pending → validated, by the link that was mailed at registration. */
export async function confirmClient(ctx: PublicCtx, token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { userId } = await spendToken(tx, { role: 'client', purpose: 'confirm_account', token })
    const account = await findAccount('client', { id: userId }, tx)
    if (account?.status !== 'pending') throw invalidField('token', 'Questo link non è più valido.')
    await validateClient(tx, ctx, account)
  }, ctx.tx)
}

/** The address is proven: the account may be used. */
export async function validateClient(tx: Tx, ctx: PublicCtx, account: Account): Promise<void> {
  const after = await tx.client.update({
    where: { id: account.id },
    data: { status: 'validated', emailConfirmedAt: new Date(), version: { increment: 1 } },
  })
  const author = { actor: ctx.actor, requestId: ctx.requestId }
  await recordCommit(tx, author, { model: 'Clients', label: labelOf(account), before: account.row, after })
}
