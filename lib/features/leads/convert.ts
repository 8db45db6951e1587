import 'server-only'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import { insertPratica } from '@/lib/features/pratiche/create'
import { isLavoro } from '@/lib/features/pratiche/schema'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import { FINALITA } from '@/lib/words/purposes'
import type { Lead, Prisma } from '@/prisma/generated/client'
import { addStep } from './event'
import { figureOf, monthsAsked } from './labels'
import { leads } from './resource'

/**
 * Turns a lead into a case with its person, amounts and the offer they chose. Twice gives the same case.
 * @param offered of a quote that was made for the lead: it says more than the request
 */
export async function convertLead(
  ctx: Ctx,
  id: string,
  offered: Offered = {},
): Promise<{ praticaId: string }> {
  return withTransaction(async (tx) => {
    const before = await lockRow(leads, { ...ctx, tx }, id)
    if (before.praticaId) return { praticaId: before.praticaId }
    if (before.stato === 'perso')
      throw new AppError('conflict', 'La richiesta è persa: riportala prima a «Contattata».')
    const { nome, cognome, email, telefono } = before
    // The calculator of salary-backed loans asks for the pay and for whose it is by other names.
    const { reddito, netto, tipo, tipoLavoro = tipo, lavoro = tipoLavoro } = before.input as Prisma.JsonObject
    const redditoNetto = figureOf('reddito', reddito) || figureOf('netto', netto) || null
    const { pratica, clientId } = await insertPratica(tx, ctx, columnsOf(ctx, before, offered), {
      nome,
      cognome,
      email,
      telefono,
      tipoLavoro: isLavoro(lavoro) ? lavoro : null,
      redditoNetto,
    })
    const change = { stato: 'convertito', chiusoAt: new Date(), praticaId: pratica.id, clientId } as const
    const after = await writeVerb(leads, { ...ctx, tx }, { before, change })
    await addStep(tx, ctx, before, after, `Pratica ${pratica.codice}`)
    return { praticaId: pratica.id }
  }, ctx.tx)
}

type Offer = {
  bank?: { _id?: string }
  product?: { _id?: string }
  tipoTasso?: Prisma.PraticaUncheckedCreateInput['tipoTasso']
  tan?: number
  taeg?: number
  spread?: number
  rata?: number
  /** Of a salary-backed loan: all of its instalments, which are alike, and what is paid out. */
  montante?: number
  netto?: number
}

type Offered = Partial<Prisma.PraticaUncheckedCreateInput> & { importoRichiesto?: bigint }

const cents = (euro: number | undefined) => (euro === undefined ? undefined : BigInt(toCents(euro)))

function columnsOf({ actor }: Ctx, lead: Lead, offered: Offered) {
  const offer = (lead.offerta ?? {}) as Offer
  const input = lead.input as Record<string, unknown>
  const valore = cents(figureOf('valoreImmobile', input.valoreImmobile))
  const importo =
    offered.importoRichiesto ?? lead.importo ?? cents(figureOf('importo', input.importo) ?? offer.netto)
  const durata = figureOf('durata', input.durata)
  const durataMesi = lead.durataMesi ?? (durata ? monthsAsked(lead.product, durata) : 240)
  const isCdq = offer.montante !== undefined
  const rata = offer.montante === undefined ? offer.rata : offer.montante / durataMesi
  return {
    product: lead.product,
    finalita: lead.finalita ?? FINALITA[lead.product][0],
    importoRichiesto: importo ?? 0n,
    durataMesi,
    agentId: lead.agentId ?? byRole(staffRole(actor.role), { admin: () => null, agent: () => actor.userId }),
    agencyId: lead.agencyId,
    origine: lead.channel,
    bankId: offer.bank?._id,
    // Of a loan the product of an offer is a price grid, which a case does not name.
    bankProductId: lead.product === 'prestito' ? undefined : offer.product?._id,
    tipoTasso: isCdq ? ('fisso' as const) : offer.tipoTasso,
    tan: offer.tan,
    taeg: offer.taeg,
    spread: offer.spread,
    rata: cents(rata),
    valoreImmobile: valore,
    ltv: valore && importo ? Number((importo * 1_000_000n) / valore) / 10_000 : null,
    provincia: lead.provincia,
    ...offered,
  }
}
