import 'server-only'
import { revokeAll } from '@/lib/auth/sessions'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { dropUses } from '@/lib/storage/uses'
import type { StatoPratica } from '@/prisma/generated/client'
import { provePassword } from './change-password'
import { eraseHistory, eraseTraces, GONE } from './erase-traces'

const CLOSED: StatoPratica[] = ['liquidata', 'respinta', 'ritirata']

/** What is taken away from the record; its id stays, for the cases and consents that the law has us keep. */
const ERASED = {
  ...GONE,
  ...{ email: null, telefono: null, codiceFiscale: null, dataNascita: null, passwordHash: null },
  ...{ indirizzo: null, cap: null, comune: null, provincia: null, referal: null, note: '' },
  status: 'deleted' as const,
}

/**
 * Erases the own data: what must be kept (paid-out cases, proofs of consent) stays without identity. An open
 * case is a contract that is being carried out, and has to end first.
 */
export async function eraseClient(ctx: Ctx, password: string): Promise<void> {
  const account = await provePassword(ctx, password, 'password')
  await withTransaction(async (tx) => {
    await refuseOpenCases(tx, account.id)
    await eraseHistory(
      tx,
      account,
      Object.keys(ERASED).filter((field) => field !== 'status'),
    )
    await eraseTraces(tx, account)
    const data = { ...ERASED, erasedAt: new Date(), version: { increment: 1 } }
    await dropUses(tx, 'Clients', [account.id])
    const { id, status } = await tx.client.update({ where: { id: account.id }, data })
    // The record of the erasure must not hold what was erased.
    const author = { actor: { ...ctx.actor, ...GONE }, requestId: ctx.requestId }
    const before = { id, status: account.status }
    await recordCommit(tx, author, {
      model: 'Clients',
      label: 'Cliente cancellato',
      before,
      after: { id, ...{ status } },
    })
    await revokeAll(tx, { role: 'client', userId: id }, 'account cancellato')
    await tx.session.updateMany({ where: { role: 'client', userId: id }, data: { ip: '', userAgent: '' } })
  }, ctx.tx)
}

async function refuseOpenCases(tx: Tx, clientId: string): Promise<void> {
  const open = await tx.pratica.findFirst({
    where: { stato: { notIn: CLOSED }, persone: { some: { clientId } } },
    select: { codice: true },
  })
  if (!open) return
  throw new AppError(
    'conflict',
    `La pratica ${open.codice} è ancora aperta: chiedi al tuo consulente di chiuderla, poi potrai cancellare l’account.`,
  )
}
