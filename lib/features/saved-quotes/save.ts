import 'server-only'
import { addDays, columnOfDay, todayInRome, yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { newCode } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { toCents } from '@/lib/core/money'
import { feeOf } from '@/lib/features/incarichi/fee'
import type { Compenso } from '@/lib/features/incarichi/schema'
import { incaricoRegole } from '@/lib/features/incarichi/settings'
import { visibleLeads } from '@/lib/features/leads/access'
import { knownClient } from '@/lib/features/pratiche/known-client'
import { type AnyOffer, isCdq, offersOf, resultOf, termsOf } from '@/lib/features/quotes/chosen-offer'
import { GIORNI_VALIDITA } from '@/lib/features/quotes/labels'
import { FinanceError } from '@/lib/finance/error'
import { withFee } from '@/lib/finance/offer-fee'
import type { Ctx } from '@/lib/http/context'
import { optionalPhone } from '@/lib/italian/phone'
import { allowedRows } from '@/lib/resources/access'
import { setting } from '@/lib/settings/read'
import type { Prisma, Quote } from '@/prisma/generated/client'
import type { NuovoPreventivo } from './schema'

/** A simulation that was shown becomes a quote of whoever saves it: nothing is computed again, the figures are those seen. */
export async function saveAsQuote(ctx: Ctx, input: NuovoPreventivo): Promise<Quote> {
  return withTransaction(async (tx) => {
    await lockById(tx, 'quote', input.quoteId)
    const quote = await tx.quote.findUnique({ where: { id: input.quoteId } })
    if (!quote) throw invalidField('quoteId', 'La simulazione non c’è più: rifalla e salva di nuovo.')
    if (quote.codice) throw new AppError('conflict', 'Questa simulazione è già stata salvata.')
    const { contatto, titolo = '', compenso } = input
    const result = compenso ? feeResult(quote, input.scelte, compenso) : quote.result
    const preferred = chosenAmong({ result }, input.scelte)
    if (compenso) await refuseFeeBeyond(tx, { ...quote, result }, input.scelte, compenso)
    const client = await knownClient(tx, ctx.actor, contatto?.email ?? null)
    return tx.quote.update({
      where: { id: quote.id },
      data: {
        ...termsOf({ ...quote, result }, preferred),
        ...contactOf(contatto),
        ...(await ownersOf(tx, ctx, input.agentId ?? null)),
        ...(await requestOf(tx, ctx, quote, input.leadId ?? null)),
        codice: `Q${yearCode()}-${newCode(7)}`,
        titolo,
        scelte: input.scelte,
        ...(compenso && { result: result as Prisma.InputJsonObject }),
        indiciAl: indexDayOf(quote),
        clientId: client?.id ?? null,
        // Told from the day it is saved on, in Italy.
        scadeIl: addDays(columnOfDay(todayInRome()), GIORNI_VALIDITA),
        version: quote.version + 1,
      },
    })
  }, ctx.tx)
}

/** Of a mortgage, the day of the indexes; the figures of the others depend on none. */
function indexDayOf({ product, rateVersion }: Quote): Date | null {
  const { asOf } = (rateVersion ?? {}) as { asOf?: string | null }
  return product === 'mutuo' && asOf ? columnOfDay(asOf) : null
}

/**
 * What was worked out, with the fee among the costs of the offers that are chosen, and in their TAEG and total: the page, the document,
 * the API and the mail all read it from there.
 */
function feeResult(quote: Quote, scelte: readonly string[], compenso: Compenso) {
  const { finalita } = quote.input as { finalita?: string }
  // Art. 120-quater TUB: it costs the client nothing.
  if (finalita === 'surroga' && compenso.valore > 0)
    throw invalidField('compenso.valore', 'Per una surroga il cliente non paga alcun compenso.')
  const kept = resultOf(quote)
  const offers = offersOf(quote).map((offer) =>
    scelte.includes(offer.product._id) ? offerWithFee(offer, compenso, kept) : offer,
  )
  return { ...kept, offers, compenso } as unknown as Prisma.JsonObject
}

/** What no mandate may ask is promised in no quote: its client would accept what cannot be signed. */
async function refuseFeeBeyond(
  tx: Tx,
  quote: Pick<Quote, 'result' | 'scelte'>,
  scelte: readonly string[],
  compenso: Compenso,
): Promise<void> {
  const rules = await setting(incaricoRegole, tx)
  for (const offer of offersOf(quote).filter(({ product }) => scelte.includes(product._id))) {
    const base = toCents(isCdq(offer) ? offer.montante : offer.importo)
    feeOf(compenso, BigInt(base), rules, 'compenso.valore')
  }
}

function offerWithFee(offer: AnyOffer, compenso: Compenso, kept: ReturnType<typeof resultOf>): AnyOffer {
  try {
    return withFee(offer, compenso, kept)
  } catch (error) {
    if (error instanceof FinanceError)
      throw invalidField('compenso.valore', 'Con questo compenso le spese superano il credito.')
    throw error
  }
}

function chosenAmong(quote: Pick<Quote, 'result'>, scelte: readonly string[]): AnyOffer {
  if (new Set(scelte).size < scelte.length) throw invalidField('scelte', 'Un’offerta è ripetuta.')
  const offers = offersOf(quote)
  const chosen = scelte.map((id) => offers.find(({ product }) => product._id === id))
  const [preferred] = chosen
  if (!preferred || chosen.includes(undefined))
    throw invalidField('scelte', 'Questa offerta non fa parte della simulazione.')
  return preferred
}

const contactOf = (contatto: NuovoPreventivo['contatto']) =>
  contatto && {
    ...contatto,
    telefono: optionalPhone(contatto.telefono, 'contatto.telefono'),
  }

/** The request that a quote answers, and the case that it has become: the client has one, not two. */
async function requestOf(tx: Tx, { actor }: Ctx, { product }: Quote, leadId: string | null) {
  if (leadId === null) return {}
  const where = { AND: [{ id: leadId, product }, allowedRows(visibleLeads, actor)] }
  const lead = await tx.lead.findFirst({ where, select: { id: true, praticaId: true } })
  if (!lead) throw invalidField('leadId', 'Questa richiesta non c’è, o è di un altro prodotto.')
  return { leadId: lead.id, praticaId: lead.praticaId }
}

/** An agent's quote is theirs; the office's is that of the agent it is made for, or of nobody yet. */
async function ownersOf(tx: Tx, { actor }: Ctx, agentId: string | null) {
  if (actor.role === 'agent') {
    if (agentId !== null && agentId !== actor.userId)
      throw invalidField('agentId', 'Un preventivo è di chi lo fa.')
    return { agentId: actor.userId }
  }
  if (agentId !== null && !(await tx.agent.findFirst({ where: { id: agentId, status: 'validated' } })))
    throw invalidField('agentId', 'Questo agente non c’è.')
  return { agentId, adminId: actor.userId }
}
