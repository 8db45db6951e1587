import 'server-only'
import { addDays, yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import { toCents } from '@/lib/core/money'
import { lockPerson } from '@/lib/core/person-lock'
import { recordConsents } from '@/lib/features/consents/mutations'
import { checkProvince } from '@/lib/features/enums/check-province'
import type { Claim } from '@/lib/features/perc-leads/choose-agent'
import { assignmentSql } from '@/lib/features/perc-leads/record-assignment'
import { creationRow } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { countPerson } from '@/lib/http/form-limits'
import { phoneWithNote } from '@/lib/italian/phone'
import { enqueueSql } from '@/lib/jobs/enqueue'
import { insertTogether } from '@/lib/resources/insert-together'
import { setting } from '@/lib/settings/read'
import type { Lead, Prisma, Quote } from '@/prisma/generated/client'
import { activeAgent, chooseOwner, directly } from './assign'
import { leadEvent } from './event'
import { thankVisitor } from './notify'
import type { LeadInput } from './schema'
import { giorniUnione } from './settings'

/**
 * A request from a calculator or campaign: the lead with its quote, campaign and consents, its assignment,
 * the receipt to the visitor and the job that tells the agent — all in one transaction. `wanted`: the agent whom it is for.
 * From the choice of the agent on every other lead of the place waits until it commits: what can be done before is, and what
 * may be done later is left to the job.
 */
export async function createLead(
  ctx: PublicCtx,
  input: LeadInput,
  wanted = input.campaign?.agentId,
): Promise<Lead> {
  const { telefono, note } = phoneWithNote(input.contact.telefono, 'contact.telefono', input.note ?? '')
  await checkProvince(input.input?.provincia, 'input.provincia', ctx.tx)
  return withTransaction(async (tx) => {
    const quote = await quoteOf(tx, input)
    await countPerson(tx, 'leadRequests', { email: input.contact.email, telefono })
    await lockPerson(tx, 'lead', { telefono, email: input.contact.email })
    const earlier = await earlierLead(tx, input.contact.email, telefono)
    const base = columnsOf({ ...input, note }, telefono, quote)
    const theirs = earlier?.agentId ? await activeAgent(tx, earlier.agentId) : null
    await recordConsents(tx, {
      consents: input.consents,
      source: `lead:${base.channel}`,
      ip: ctx.ip,
      subjectRef: base.id,
    })
    await thankVisitor(tx, base)
    const { claim, ...owner } = theirs
      ? directly(theirs.id, theirs.agencyId)
      : await chooseOwner(tx, { product: input.product, provincia: base.provincia ?? null }, wanted)
    const lead = {
      ...NEW,
      ...base,
      ...owner,
      joinedToId: earlier?.joinedToId ?? earlier?.id ?? null,
      stato: owner.agentId ? ('assegnato' as const) : ('nuovo' as const),
      assignedAt: owner.agentId ? new Date() : null,
      createdAt: new Date(),
      updatedAt: new Date(),
    }
    await writeLead(tx, ctx, lead, claim)
    return lead
  }, ctx.tx)
}

/** What a lead does not have yet when it comes. */
const NEW = {
  clientId: null,
  praticaId: null,
  listingId: null,
  contattatoAt: null,
  appuntamentoAt: null,
  chiusoAt: null,
  motivoPerso: null,
  search: '',
  version: 1,
}

/** The lead, to whom it went, its first event, its history and the job: in one statement, because every other lead waits for it. */
async function writeLead(tx: Tx, ctx: PublicCtx, lead: Lead, claim: Claim | null): Promise<void> {
  const arrived = leadEvent(ctx, lead.id, { tipo: 'stato', a: lead.stato, testo: 'Richiesta arrivata' })
  const rows = [
    { model: 'lead', row: lead },
    { model: 'leadEvento', row: arrived },
    { model: 'commit', row: creationRow(ctx, { model: 'Lead', label: lead.codice, after: lead }) },
  ]
  const { id, agentId } = lead
  await insertTogether(
    tx,
    rows,
    claim ? Object.values(assignmentSql(id, claim)) : [],
    agentId ? enqueueSql('leads.tell', { id, agentId }) : undefined,
  )
}

async function quoteOf(tx: Tx, { quoteId, product }: LeadInput): Promise<Quote | null> {
  if (!quoteId) return null
  const quote = await tx.quote.findFirst({ where: { id: quoteId, product } })
  if (!quote) throw invalidField('quoteId', 'La simulazione non esiste più: rifalla e invia di nuovo.')
  return quote
}

/** The same phone or e-mail within the days that are set joins the earlier lead (domain.md §3). */
async function earlierLead(tx: Tx, email: string, telefono: string): Promise<Lead | null> {
  const days = await setting(giorniUnione, tx)
  if (days === 0) return null
  return tx.lead.findFirst({
    where: { createdAt: { gte: addDays(new Date(), -days) }, OR: [{ email }, { telefono }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
}

type Offer = { product?: { _id?: string } }
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** What the quote says wins over what the form repeats: the figures shown are the figures kept. */
function columnsOf(input: LeadInput, telefono: string, quote: Quote | null) {
  const asked = { ...input.input, ...(quote?.input as Record<string, unknown> | undefined) }
  const offers = (quote?.result as { offers?: Offer[] } | undefined)?.offers ?? []
  const offerta = offers.find(({ product }) => product?._id === input.productId)
  const importo = number(asked.importo)
  const durata = number(asked.durata)
  const provincia = text(asked.provincia)
  return {
    id: newId(),
    codice: `L${yearCode()}-${newCode(7)}`,
    product: input.product,
    ...input.contact,
    telefono,
    provincia: provincia && /^[A-Z]{2}$/.test(provincia) ? provincia : null,
    finalita: text(asked.finalita),
    importo: importo === null ? null : BigInt(toCents(importo)),
    // Mortgages are asked for in years, everything else in months (api.md).
    durataMesi: durata === null ? null : Math.round(input.product === 'mutuo' ? durata * 12 : durata),
    input: asked as Prisma.JsonObject,
    quoteId: quote?.id ?? null,
    offerta: (offerta ?? null) as Prisma.JsonValue,
    channel: input.campaign?.channel ?? 'sito',
    campaign: (input.campaign ?? {}) as Prisma.JsonObject,
    note: input.note ?? '',
  } satisfies Partial<Lead>
}
