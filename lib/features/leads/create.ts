import 'server-only'
import { consentRows } from '@/lib/consents/mutations'
import { addDays, yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import { toCents } from '@/lib/core/money'
import { choiceSql } from '@/lib/features/leads/perc-leads/choose-agent'
import { assignmentRow, chosenRow, countSql } from '@/lib/features/leads/perc-leads/write-assignment'
import { creationRow } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { countAndLockPerson } from '@/lib/http/form-limits'
import { phoneWithNote } from '@/lib/italian/phone'
import { enqueueLateSql, enqueueSql } from '@/lib/jobs/enqueue'
import { checkProvince } from '@/lib/places/check-province'
import { insertTogether, type NewRow } from '@/lib/resources/insert-together'
import { settingHeld } from '@/lib/settings/read'
import { type Lead, Prisma, type Quote } from '@/prisma/generated/client'
import { activeAgent, byPlace, directly, type Owner } from './assign'
import { leadEvent } from './event'
import { monthsAsked } from './labels'
import { receiptOf } from './notify'
import type { LeadInput } from './schema'
import { giorniUnione } from './settings'

/** Who asks for a lead to be made: for whom it is, and what is written with it once it has a name. */
type Asking = {
  wanted?: string | undefined
  alsoSql?: ((lead: { id: string; codice: string }) => Prisma.Sql | null | undefined) | undefined
}

/**
 * A request from a calculator or campaign: the lead with its quote, campaign and consents, its assignment,
 * the receipt to the visitor and the job that tells the agent — all in one transaction. `wanted`: the agent whom it is for.
 * From the choice of the agent on every other lead of the place waits until it commits: choice, count and all that depends on them
 * are one statement, the last; what can be done before is, and what may be done later is left to the job.
 */
export async function createLead(
  ctx: PublicCtx,
  input: LeadInput,
  { wanted = input.campaign?.agentId, alsoSql }: Asking = {},
): Promise<Lead> {
  const { telefono, note } = phoneWithNote(input.contact.telefono, 'contact.telefono', input.note ?? '')
  await checkProvince(input.input?.provincia, 'input.provincia', ctx.tx)
  return withTransaction(async (tx) => {
    const quote = await quoteOf(tx, input)
    await countAndLockPerson(tx, 'leadRequests', 'lead', { email: input.contact.email, telefono })
    const base = columnsOf({ ...input, note }, telefono, quote)
    const also = alsoSql?.(base)
    const earlier = await receive(tx, ctx, base, { consents: input.consents, also: also ? [also] : [] })
    const lead = {
      ...NEW,
      ...base,
      joinedToId: earlier?.joined_to_id ?? null,
      createdAt: new Date(),
      updatedAt: new Date(),
    }
    if (earlier?.agent_id) return writeLead(tx, ctx, lead, directly(earlier.agent_id, earlier.agency_id))
    const named = wanted ? await activeAgent(tx, wanted) : null
    if (named) return writeLead(tx, ctx, lead, directly(named.id, named.agencyId))
    return (await writeByWeight(tx, ctx, lead)) ?? writeLead(tx, ctx, lead, await byPlace(tx, lead))
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

type Earlier = { joined_to_id: string; agent_id: string | null; agency_id: string | null }

/**
 * Writes the consents and what is `also` to be written, sends the receipt, and looks for an earlier lead: the same phone or e-mail within the days that are set
 * joins it (domain.md §3), and goes to its agent where they can be reached.
 */
async function receive(
  tx: Tx,
  { ip }: PublicCtx,
  base: ReturnType<typeof columnsOf>,
  { consents, also }: Pick<LeadInput, 'consents'> & { also: Prisma.Sql[] },
): Promise<Earlier | null> {
  const days = await settingHeld(giorniUnione, tx)
  const since = days === 0 ? null : addDays(new Date(), -days)
  const given = consentRows({ consents, source: `lead:${base.channel}`, ip, subjectRef: base.id })
  const receipt = await receiptOf(tx, base, new Date())
  const [found] = await insertTogether<Earlier | Record<keyof Earlier, null>>(tx, {
    rows: [...given.map((row) => ({ model: 'consent', row })), receipt.row],
    also,
    after: Prisma.sql`
      SELECT (${receipt.job}) IS NOT NULL AS queued, earlier.*
      FROM (VALUES (1)) AS once LEFT JOIN LATERAL (
        SELECT coalesce(l.joined_to_id, l.id) AS joined_to_id, a.id AS agent_id, a.agency_id
        FROM leads l LEFT JOIN agents a ON a.id = l.agent_id AND a.status = 'validated'
        WHERE l.created_at >= ${since}::timestamptz AND (l.email = ${base.email}::citext OR l.telefono = ${base.telefono})
        ORDER BY l.created_at, l.id LIMIT 1) earlier ON true`,
  })
  return found?.joined_to_id ? found : null
}

type Unowned = Omit<Lead, 'agentId' | 'agencyId' | 'stato' | 'assignedAt'>

const ownedBy = (lead: Unowned, { agentId, agencyId }: Pick<Owner, 'agentId' | 'agencyId'>): Lead => ({
  ...lead,
  agentId,
  agencyId,
  stato: agentId ? 'assegnato' : 'nuovo',
  assignedAt: agentId ? new Date() : null,
})

/** The lead, its first event and its history. */
const rowsOf = (ctx: PublicCtx, lead: Lead) => {
  const commit: NewRow['row'] = creationRow(ctx, { model: 'Lead', label: lead.codice, after: lead })
  const event: NewRow['row'] = leadEvent(ctx, lead.id, {
    tipo: 'stato',
    a: lead.stato,
    testo: 'Richiesta arrivata',
  })
  return { commit, event }
}

/** A lead that nobody waits for: it is somebody's already, or nobody's. */
async function writeLead(tx: Tx, ctx: PublicCtx, unowned: Unowned, owner: Owner): Promise<Lead> {
  const lead = ownedBy(unowned, owner)
  const { commit, event } = rowsOf(ctx, lead)
  const { id, agentId } = lead
  await insertTogether(tx, {
    rows: [
      { model: 'lead', row: lead },
      { model: 'leadEvento', row: event },
      { model: 'commit', row: commit },
      ...(owner.claim ? [assignmentRow(id, owner.claim)] : []),
    ],
    ...(agentId && {
      after: Prisma.sql`SELECT (${enqueueSql(tx, 'leads.tell', { id, agentId })}) IS NOT NULL AS queued`,
    }),
  })
  return lead
}

/** Stands for whom the database chooses: the lead is assigned from its first moment, and only the names come later. */
const SOMEBODY = { agentId: 'chosen', agencyId: null }
const OWNER = { agentId: Prisma.sql`chosen.agent_id`, agencyId: Prisma.sql`chosen.agency_id` }

/** A lead that the weights give away, counted for its group; null, and nothing written, where they give it to nobody. */
async function writeByWeight(tx: Tx, ctx: PublicCtx, unowned: Unowned): Promise<Lead | null> {
  const lead = ownedBy(unowned, SOMEBODY)
  const { commit, event } = rowsOf(ctx, lead)
  const { id, product, provincia } = lead
  const chosen = Prisma.sql`
    SELECT one.*, ${countSql(Prisma.sql`one.group_id`, Prisma.sql`one.agent_id`, Prisma.sql`one.quote`)} AS counted
    FROM (${choiceSql({ product, provincia })}) one`
  const history = Prisma.sql`jsonb_set(${JSON.stringify(commit.info)}::jsonb, '{data}', ${JSON.stringify(
    (commit.info as { data: object }).data,
  )}::jsonb || jsonb_build_object('agentId', chosen.agent_id, 'agencyId', chosen.agency_id))`
  const [owner] = await insertTogether<{ agent_id: string; agency_id: string | null }>(tx, {
    source: { name: 'chosen', sql: chosen },
    rows: [
      { model: 'lead', row: lead, late: OWNER },
      { model: 'leadEvento', row: event },
      { model: 'commit', row: commit, late: { info: history } },
      chosenRow(id),
    ],
    after: Prisma.sql`
      SELECT chosen.agent_id::text, chosen.agency_id::text,
        (${enqueueLateSql(tx, 'leads.tell', { id }, Prisma.sql`jsonb_build_object('agentId', chosen.agent_id)`)}) IS NOT NULL AS queued
      FROM chosen`,
  })
  return owner ? ownedBy(unowned, { agentId: owner.agent_id, agencyId: owner.agency_id }) : null
}

async function quoteOf(tx: Tx, { quoteId, product }: LeadInput): Promise<Quote | null> {
  if (!quoteId) return null
  const quote = await tx.quote.findFirst({ where: { id: quoteId, product } })
  if (!quote) throw invalidField('quoteId', 'La simulazione non esiste più: rifalla e invia di nuovo.')
  return quote
}

/** Of a salary-backed loan `netto` is what is paid out: nobody asks for an amount. */
type Offer = { product?: { _id?: string }; netto?: number }
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** What the quote says wins over what the form repeats: the figures shown are the figures kept. */
function columnsOf(input: LeadInput, telefono: string, quote: Quote | null) {
  const asked = { ...input.input, ...(quote?.input as Record<string, unknown> | undefined) }
  const offers = (quote?.result as { offers?: Offer[] } | undefined)?.offers ?? []
  const offerta = offers.find(({ product }) => product?._id === input.productId)
  const importo = number(asked.importo) ?? number(offerta?.netto)
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
    durataMesi: durata === null ? null : monthsAsked(input.product, durata),
    input: asked as Prisma.JsonObject,
    quoteId: quote?.id ?? null,
    offerta: (offerta ?? null) as Prisma.JsonValue,
    channel: input.campaign?.channel ?? 'sito',
    campaign: (input.campaign ?? {}) as Prisma.JsonObject,
    note: input.note ?? '',
  } satisfies Partial<Lead>
}
