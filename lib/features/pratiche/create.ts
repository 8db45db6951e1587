import 'server-only'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { todayInRome, yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { newCode, newId } from '@/lib/core/ids'
import { toCents } from '@/lib/core/money'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { accordoInForce, frozenBy } from '@/lib/features/provvigioni/accordi/in-force'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { optionalPhone } from '@/lib/italian/phone'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { announce } from './announce'
import { checkFinalita } from './check-change'
import { checklist } from './checklist'
import { inOrder } from './checklist-rows'
import { ACCORDO_STANDARD } from './commissions'
import { addEvent } from './event'
import { sendInvite } from './invite'
import { knownClient } from './known-client'
import { personColumns } from './people'
import type { NuovaPratica, PersonaInput } from './schema'

/** Opens a case for a person; an agent's case is theirs and their agency's. */
export async function createPratica(ctx: Ctx, input: NuovaPratica) {
  const { product, finalita, importoRichiesto, durataMesi, richiedente } = input
  checkFinalita(product, finalita)
  const telefono = optionalPhone(richiedente.telefono, 'richiedente.telefono')
  return withTransaction(async (tx) => {
    const { userId: agentId, agencyId } = ctx.actor
    const mine = byRole(staffRole(ctx.actor.role), {
      admin: () => ({}),
      agent: () => ({ agentId, agencyId }),
    })
    const data = {
      product,
      finalita,
      importoRichiesto: BigInt(toCents(importoRichiesto)),
      durataMesi,
      ...mine,
    }
    return (await insertPratica(tx, ctx, data, { ...richiedente, telefono })).pratica
  }, ctx.tx)
}

type Columns = Omit<Prisma.PraticaUncheckedCreateInput, 'id' | 'codice' | 'intestatario'>
type Opened = { pratica: Pratica; clientId: string | null }

/**
 * The percentages of today's agreements, for good: one that is written later is for cases that are opened later. What the bank pays is
 * among them where the bank is known, as of a case that a quote has become: what the agent expects counts it from the first day.
 */
async function agreementFor(tx: Tx, { agentId = null, agencyId = null, product, bankId = null }: Columns) {
  const today = todayInRome()
  const accordo = await accordoInForce(tx, { agentId, agencyId, product, bankId }, today)
  const frozen = accordo ? { ...ACCORDO_STANDARD, ...frozenBy(accordo) } : ACCORDO_STANDARD
  const bank = bankId && (await tx.bank.findUnique({ where: { id: bankId } }))
  return bank ? { ...frozen, bankPct: (await readBook(tx)).bankPct(bank, product, today) } : frozen
}

/** The rows of a new case: itself, its richiedente, the documents it asks for, its first event and its history. */
export async function insertPratica(
  tx: Tx,
  ctx: Ctx,
  columns: Columns,
  typed: Omit<PersonaInput, 'ruolo'>,
): Promise<Opened> {
  const id = newId()
  const client = await knownClient(tx, ctx.actor, typed.email)
  const { nome, cognome } = client ?? typed
  const { persone, ...pratica } = await tx.pratica.create({
    data: {
      provvigioni: await agreementFor(tx, columns),
      ...columns,
      id,
      codice: `P${yearCode()}-${newCode(7)}`,
      intestatario: `${nome} ${cognome}`,
      persone: { create: personColumns({ ruolo: 'richiedente', ...typed }, client) },
      documenti: {
        create: inOrder(checklist(columns.product, typed.tipoLavoro)),
      },
    },
    include: { persone: true },
  })
  for (const persona of persone) await sendInvite(tx, ctx, pratica, persona)
  await addEvent(tx, ctx, id, { tipo: 'stato', a: pratica.stato, testo: 'Pratica aperta' })
  await recordCommit(tx, ctx, { model: 'Opportunities', label: pratica.codice, after: pratica })
  await announce(tx, pratica)
  return { pratica, clientId: client?.id ?? null }
}
