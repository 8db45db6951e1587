import 'server-only'
import { type Account, findAccount } from '@/lib/auth/accounts'
import type { Actor } from '@/lib/auth/actor'
import { revokeAll } from '@/lib/auth/sessions'
import { dropAtCommit } from '@/lib/core/at-commit'
import { accountTag } from '@/lib/core/cache'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { dropUses } from '@/lib/storage/uses'
import type { Prisma, StatoPratica } from '@/prisma/generated/client'
import { provePassword } from './change-password'
import { eraseHistory, eraseTraces, GONE } from './erase-traces'

const CLOSED: StatoPratica[] = ['liquidata', 'respinta', 'ritirata']

/** What is taken away from the record; its id stays, for the cases and consents that the law has us keep. */
const ERASED = {
  ...GONE,
  email: null,
  telefono: null,
  codiceFiscale: null,
  dataNascita: null,
  passwordHash: null,
  indirizzo: null,
  cap: null,
  comune: null,
  provincia: null,
  referal: null,
  note: '',
  ragioneSociale: null,
  partitaIva: null,
  pendingEmail: null,
  status: 'deleted' as const,
}
/** Columns of the history that go: the triggers' own copies too. */
export const FORGOTTEN = [...Object.keys(ERASED).filter((field) => field !== 'status'), 'telefonoE164']

/**
 * Erases the own data: what must be kept (paid-out cases, proofs of consent) stays without identity. An open
 * case is a contract that is being carried out, and has to end first.
 */
export async function eraseClient(ctx: Ctx, password: string): Promise<void> {
  const { id } = await provePassword(ctx, password, 'password')
  const advice = 'chiedi al tuo consulente di chiuderla, poi potrai cancellare l’account.'
  await withTransaction(async (tx) => {
    await refuseOpenCases(tx, id, advice)
    // The record of the erasure must not hold what was erased.
    await eraseAccount(tx, { ...ctx, actor: { ...ctx.actor, ...GONE } }, id)
    const today = columnOfDay(todayInRome())
    await proveErasure(tx, id, { identita: 'Password dell’area clienti', ricevutaIl: today })
  }, ctx.tx)
}

/**
 * Says which case has to end first: also one that they were invited to and have not answered yet, of which their traces are the applicant
 * that somebody works for. Who has said no to it is not kept.
 */
export async function refuseOpenCases(tx: Tx, clientId: string, advice: string): Promise<void> {
  const { email } = await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { email: true } })
  const invited: Prisma.PraticaPersonaWhereInput[] = email
    ? [{ clientId: null, email: { equals: email, mode: 'insensitive' }, refusedAt: null }]
    : []
  const open = await tx.pratica.findFirst({
    where: { stato: { notIn: CLOSED }, persone: { some: { OR: [{ clientId }, ...invited] } } },
    select: { codice: true },
  })
  if (open) throw new AppError('conflict', `La pratica ${open.codice} è ancora aperta: ${advice}`)
}

/** Takes the person out of the archive: their record, those that were merged into it, and whatever tells of them. */
export async function eraseAccount(tx: Tx, ctx: Pick<Ctx, 'requestId'> & { actor: Actor }, id: string) {
  const { nome, email, status } = await tx.client.findUniqueOrThrow({ where: { id } })
  const merged = await tx.client.findMany({
    where: { mergedIntoId: id },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const one of [id, ...merged.map((row) => row.id)]) await eraseOne(tx, ctx, one)
  await tx.clientMerge.updateMany({
    where: { OR: [{ winnerId: id }, { loserId: id }] },
    data: { prima: {}, spostati: {}, undoneAt: new Date() },
  })
  // After the traces are gone: it is the last that is sent to the address. Who never had an account has none to miss.
  if (email && status !== 'pending')
    await queueMail(tx, {
      template: 'account-cancellato',
      to: { email, name: nome },
      data: { nome },
      key: `account-cancellato:${id}`,
    })
}

async function eraseOne(tx: Tx, ctx: Pick<Ctx, 'requestId'> & { actor: Actor }, id: string): Promise<void> {
  const account = withAddress(orNotFound(await findAccount('client', { id }, tx)))
  await eraseHistory(tx, account, FORGOTTEN)
  await eraseTraces(tx, account)
  const data = { ...ERASED, erasedAt: new Date(), version: { increment: 1 } }
  await dropUses(tx, 'Clients', [id])
  const { status } = await tx.client.update({ where: { id }, data })
  const author = { actor: ctx.actor, requestId: ctx.requestId }
  const before = { id, status: account.status, cancellato: false }
  await recordCommit(tx, author, {
    model: 'Clients',
    label: 'Cliente cancellato',
    before,
    after: { id, status, cancellato: true },
  })
  await revokeAll(tx, { role: 'client', userId: id }, 'account cancellato')
  await tx.session.updateMany({ where: { role: 'client', userId: id }, data: { ip: '', userAgent: '' } })
  dropAtCommit(tx, [accountTag('client', id)])
}

/** Who has no address must not be taken for whoever else has none. */
const withAddress = (account: Account): Account => ({
  ...account,
  email: account.email || `${account.id}@cancellato.invalid`,
})

type Proof = { identita: string; ricevutaIl: Date; adminId?: string; motivo?: string }

/** That it was asked and done: all that may be known of it afterwards. */
export async function proveErasure(tx: Tx, clientId: string, proof: Proof): Promise<void> {
  const { ricevutaIl, identita, adminId = null, motivo = '' } = proof
  const done: Prisma.PrivacyRequestUncheckedCreateInput = {
    id: newId(),
    clientId,
    tipo: 'cancellazione',
    ricevutaIl,
    scadeIl: ricevutaIl,
    identita,
    adminId,
    esito: 'accolta',
    esitoMotivo: motivo,
    evasaAt: new Date(),
  }
  await tx.privacyRequest.create({ data: done })
}
