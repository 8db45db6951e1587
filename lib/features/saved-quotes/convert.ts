import 'server-only'
import { yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import { toCents } from '@/lib/core/money'
import { visibleLeads } from '@/lib/features/leads/access'
import { convertLead } from '@/lib/features/leads/convert'
import { addLeadEvent } from '@/lib/features/leads/event'
import { insertPratica } from '@/lib/features/pratiche/create'
import { isLavoro } from '@/lib/features/pratiche/schema'
import { type AnyOffer, chosenOffers, isCdq } from '@/lib/features/quotes/chosen-offer'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { optionalPhone } from '@/lib/italian/phone'
import { allowedRows } from '@/lib/resources/access'
import { lockRow } from '@/lib/resources/lock'
import { FINALITA } from '@/lib/words/purposes'
import type { Prisma, Quote } from '@/prisma/generated/client'
import { visibleQuotes } from './access'
import { quotes } from './resource'
import type { ConvertiInput } from './schema'

type Converted = { leadId: string | null; praticaId: string | null }
type Person = { nome: string; cognome: string; email: string | null; telefono: string | null }
type Asked = {
  finalita?: string
  provincia?: string
  reddito?: number
  netto?: number
  lavoro?: string
  tipo?: string
  valoreImmobile?: number
}

/** Turns a quote into a request or a case that has everything the quote knows. Once: what it has become is told again. */
export async function convertQuote(ctx: Ctx, id: string, input: ConvertiInput): Promise<Converted> {
  return withTransaction(async (tx) => {
    const quote = await lockRow(quotes, { ...ctx, tx }, id, input.version, visibleQuotes)
    const { leadId, praticaId } = quote
    if (praticaId || (leadId && input.a === 'lead')) return { leadId, praticaId }
    const person: Person = {
      nome: input.nome,
      cognome: input.cognome,
      email: input.email,
      telefono: optionalPhone(input.telefono, 'telefono', quote.telefono),
    }
    const made =
      input.a === 'lead' ? await asLead(tx, ctx, quote, person) : await asCase(tx, ctx, quote, person)
    await tx.quote.update({
      where: { id },
      data: { ...person, ...made, stato: 'convertito', convertitoAt: new Date(), version: quote.version + 1 },
    })
    return { leadId: made.leadId ?? leadId, praticaId: made.praticaId ?? null }
  }, ctx.tx)
}

type Made = { leadId?: string; praticaId?: string; clientId?: string | null }

async function asLead(tx: Tx, ctx: Ctx, quote: Quote, person: Person): Promise<Made> {
  const asked = quote.input as Asked
  const now = new Date()
  const { agentId, agencyId } = await ownerOf(tx, quote)
  const lead = await tx.lead.create({
    data: {
      id: newId(),
      codice: `L${yearCode()}-${newCode(7)}`,
      product: quote.product,
      // The author of the quote has spoken with them.
      stato: agentId ? 'contattato' : 'nuovo',
      assignedAt: agentId ? now : null,
      contattatoAt: agentId ? now : null,
      ...person,
      email: person.email ?? '',
      telefono: person.telefono ?? '',
      agentId,
      agencyId,
      clientId: quote.clientId,
      finalita: asked.finalita ?? null,
      provincia: asked.provincia ?? null,
      importo: quote.importo,
      durataMesi: quote.durataMesi,
      input: quote.input as Prisma.InputJsonObject,
      quoteId: quote.id,
      offerta: chosenOffers(quote)[0] as Prisma.InputJsonObject | undefined,
      channel: 'telefono',
    },
  })
  const testo = `Dal preventivo ${quote.codice}`
  await addLeadEvent(tx, ctx, lead.id, { tipo: 'stato', a: lead.stato, testo })
  await recordCommit(tx, ctx, { model: 'Lead', label: lead.codice, after: lead })
  return { leadId: lead.id }
}

/** Of a quote that answers a request, the case of the request: with what was offered, and closed as converted. */
async function asCase(tx: Tx, ctx: Ctx, quote: Quote, person: Person): Promise<Made> {
  if (!quote.leadId) return asPratica(tx, ctx, quote, person)
  const where = { AND: [{ id: quote.leadId }, allowedRows(visibleLeads, ctx.actor)] }
  if (!(await tx.lead.findFirst({ where, select: { id: true } })))
    throw new AppError(
      'conflict',
      'La richiesta di questo preventivo non è più tua: la converte chi la segue.',
    )
  return convertLead({ ...ctx, tx }, quote.leadId, offeredIn(quote))
}

async function asPratica(tx: Tx, ctx: Ctx, quote: Quote, person: Person): Promise<Made> {
  const asked = quote.input as Asked
  const lavoro = asked.lavoro ?? asked.tipo
  const { pratica, clientId } = await insertPratica(tx, ctx, await columnsOf(tx, quote), {
    ...person,
    tipoLavoro: isLavoro(lavoro) ? lavoro : null,
    redditoNetto: asked.reddito || asked.netto || null,
  })
  return { praticaId: pratica.id, clientId: clientId ?? quote.clientId }
}

async function ownerOf(tx: Tx, { agentId }: Quote) {
  const agent = agentId && (await tx.agent.findUnique({ where: { id: agentId }, select: { agencyId: true } }))
  return { agentId, agencyId: agent ? agent.agencyId : null }
}

async function columnsOf(tx: Tx, quote: Quote) {
  const asked = quote.input as Asked
  const valore = asked.valoreImmobile === undefined ? null : BigInt(toCents(asked.valoreImmobile))
  const offered = offeredIn(quote)
  return {
    ...(await ownerOf(tx, quote)),
    product: quote.product,
    ...offered,
    valoreImmobile: valore,
    ltv:
      valore && quote.product === 'mutuo'
        ? Number((offered.importoRichiesto * 1_000_000n) / valore) / 10_000
        : null,
    provincia: asked.provincia ?? null,
  }
}

/** What the preferred offer says of the case that comes of it. */
function offeredIn(quote: Quote) {
  const asked = quote.input as Asked
  const [offer] = chosenOffers(quote)
  return {
    finalita: asked.finalita ?? FINALITA[quote.product][0],
    importoRichiesto: quote.importo ?? 0n,
    durataMesi: quote.durataMesi ?? 120,
    rata: quote.rata,
    taeg: quote.taeg,
    ...(offer ? offered(quote, offer) : {}),
  }
}

/** Of a loan the product is a price grid, which a case does not name. */
const offered = ({ product }: Quote, offer: AnyOffer) => ({
  bankId: offer.bank?._id ?? null,
  bankProductId: product === 'prestito' ? null : offer.product._id,
  tan: offer.tan,
  ...(isCdq(offer) ? { tipoTasso: 'fisso' as const } : { tipoTasso: offer.tipoTasso, spread: offer.spread }),
})
