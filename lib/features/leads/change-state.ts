import 'server-only'
import { addDays } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, forbidden, invalidField, notFound, staleVersion } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Lead, Prisma } from '@/prisma/generated/client'
import { visibleLeads } from './access'
import { STATI_LEAD, type StatoLeadInput } from './schema'

/** An appointment may be noted the day after; one further away than two years is taken for a typing error. */
const DAYS_AGO = 1
const DAYS_AHEAD = 731

/** The lead an actor may work on, locked for this transaction. */
export async function lockLead(tx: Tx, ctx: Ctx, id: string): Promise<Lead> {
  const allowed = visibleLeads(ctx.actor)
  if (allowed === false) throw forbidden()
  if (!isId(id)) throw notFound()
  await tx.$queryRaw`SELECT 1 FROM leads WHERE id = ${id}::uuid FOR UPDATE`
  const lead = await tx.lead.findFirst({ where: { AND: [{ id }, allowed === true ? {} : allowed] } })
  if (!lead) throw notFound()
  return lead
}

/** Contacted, appointment made, lost: with what each step needs. */
export async function changeLeadState(ctx: Ctx, id: string, input: StatoLeadInput): Promise<Lead> {
  return withTransaction(async (tx) => {
    const before = await lockLead(tx, ctx, id)
    if (before.version !== input.version) throw staleVersion()
    const from = STATI_LEAD[before.stato]
    if (!(from.next as readonly string[]).includes(input.to)) {
      throw new AppError('conflict', `Da «${from.label}» non si passa a «${STATI_LEAD[input.to].label}».`)
    }
    checkAppointment(input)
    const data = { ...columnsOf(input), stato: input.to, version: before.version + 1 }
    const after = await tx.lead.update({ where: { id }, data })
    await recordCommit(tx, ctx, { model: 'Lead', label: after.codice, before, after, reason: input.motivo })
    return after
  }, ctx.tx)
}

function checkAppointment({ to, quando }: StatoLeadInput): void {
  if (to !== 'appuntamento' || !quando) return
  const [instant, now] = [new Date(quando), new Date()]
  if (instant < addDays(now, -DAYS_AGO)) throw invalidField('quando', 'L’appuntamento è già passato.')
  if (instant > addDays(now, DAYS_AHEAD))
    throw invalidField('quando', 'L’appuntamento è troppo lontano: al massimo fra due anni.')
}

function columnsOf({ to, motivo, quando }: StatoLeadInput): Prisma.LeadUncheckedUpdateInput {
  if (to === 'perso') return { motivoPerso: motivo, chiusoAt: new Date() }
  if (to === 'appuntamento') return { appuntamentoAt: quando, chiusoAt: null }
  return { contattatoAt: new Date(), motivoPerso: null, chiusoAt: null }
}
