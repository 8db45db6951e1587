import 'server-only'
import type { Account } from '@/lib/auth/accounts'
import { revokeAll } from '@/lib/auth/sessions'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { eraseFromHistory } from '@/lib/history/erase'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { discardFiles } from '@/lib/storage/discard'
import type { StatoPratica } from '@/prisma/generated/client'
import { provePassword } from './change-password'

const CLOSED: StatoPratica[] = ['liquidata', 'respinta', 'ritirata']
const GONE = { nome: 'Cliente', cognome: 'cancellato' }

/** What is taken away from the record; its id stays, for the cases and consents that the law has us keep. */
const ERASED = {
  ...GONE,
  ...{ email: null, telefono: null, codiceFiscale: null, dataNascita: null, passwordHash: null },
  ...{ indirizzo: null, cap: null, comune: null, provincia: null, referal: null, note: '' },
  status: 'deleted' as const,
}

/** What the history of a client and of their leads must not tell any more; of a case, who it was opened for. */
const TOLD = [...Object.keys(ERASED).filter((field) => field !== 'status'), 'input', 'campaign', 'search']
const TOLD_OF_CASES = ['intestatario', 'search']

/**
 * Erases the own data: what must be kept (paid-out cases, proofs of consent) stays without identity. An open
 * case is a contract that is being carried out, and has to end first.
 */
export async function eraseClient(ctx: Ctx, password: string): Promise<void> {
  const account = await provePassword(ctx, password, 'password')
  await withTransaction(async (tx) => {
    await refuseOpenCases(tx, account.id)
    await eraseTraces(tx, account)
    const data = { ...ERASED, erasedAt: new Date(), version: { increment: 1 } }
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

/** The name and address wherever else they were written down. */
async function eraseTraces(tx: Tx, { id: clientId, nome, cognome, email }: Account): Promise<void> {
  const ofClient = { OR: [{ clientId }, { email }] }
  const leads = await tx.lead.findMany({ where: ofClient, select: { id: true, codice: true } })
  await tx.lead.updateMany({
    where: ofClient,
    data: {
      ...GONE,
      email: `${clientId}@cancellato.invalid`,
      telefono: '',
      input: {},
      campaign: {},
      note: '',
    },
  })
  const named = {
    intestatario: `${cognome} ${nome}`,
    persone: { some: { clientId, ruolo: 'richiedente' } },
  } as const
  const cases = await tx.pratica.findMany({ where: named, select: { id: true } })
  await tx.pratica.updateMany({ where: named, data: { intestatario: 'Cliente cancellato' } })
  await tx.ticketMessage.updateMany({
    where: { authorRole: 'client', authorId: clientId },
    data: { authorName: 'Cliente cancellato' },
  })
  // What hangs on a case stays with it, as long as the law has us keep the case.
  const isLoose = { purpose: 'generic', documenti: { none: {} }, fileItems: { none: {} } }
  await discardFiles(tx, { ownerRole: 'client', ownerId: clientId, ...isLoose })
  const told = leads.map(({ codice }) => `/agents/richieste?q=${codice}`)
  await tx.notification.deleteMany({
    where: { OR: [{ role: 'client', userId: clientId }, { href: { in: told } }] },
  })
  await tx.oneTimeToken.deleteMany({ where: { role: 'client', userId: clientId } })
  await eraseFromHistory(tx, { clientId, refs: [clientId, ...leads.map(({ id }) => id)], fields: TOLD })
  await eraseFromHistory(tx, { clientId, refs: cases.map(({ id }) => id), fields: TOLD_OF_CASES })
}
