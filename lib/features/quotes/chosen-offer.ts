import { toCents, toEuro } from '@/lib/core/money'
import type { CdqReply, Offer } from '@/lib/features/calculators/present'
import { VOCE_COMPENSO } from '@/lib/finance/broker-fee'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import { percentRatio } from '@/lib/finance/exact'
import type { Quote } from '@/prisma/generated/client'

type CdqOffer = CdqReply['offers'][number]
/** Of a salary-backed loan an offer says what is paid out; of the others, the instalment. */
export type AnyOffer = Offer | CdqOffer
type Kept = {
  offers?: AnyOffer[]
  rata?: number
  durata?: number
  asOf?: string | null
  /** The broker's fee that was agreed with the quote: it is among the costs of its offers. */
  compenso?: { tipo: 'percentuale' | 'importo'; valore: number }
}
type Row = Pick<Quote, 'product' | 'input' | 'result'>

/** What was worked out, whichever the product. */
export const resultOf = ({ result }: Pick<Quote, 'result'>): Kept => (result ?? {}) as Kept

export const offersOf = (quote: Pick<Quote, 'result'>): AnyOffer[] => resultOf(quote).offers ?? []

/** The offers that were chosen, the preferred one first. */
export function chosenOffers(quote: Pick<Quote, 'result' | 'scelte'>): AnyOffer[] {
  const offers = offersOf(quote)
  return quote.scelte.flatMap((id) => offers.find(({ product }) => product._id === id) ?? [])
}

export const isCdq = (offer: AnyOffer): offer is CdqOffer => 'montante' in offer

const cents = (euro: number) => BigInt(toCents(euro))

/** The broker's fee of a quote: the one that was agreed with it, or the one that its preferred offer has among its costs by itself. */
export function feeOfQuote(quote: Pick<Quote, 'result' | 'scelte'>): Kept['compenso'] | null {
  const agreed = resultOf(quote).compenso
  const [offer] = chosenOffers(quote)
  const own = offer?.costi.find(({ voce }) => voce === VOCE_COMPENSO)?.importo
  if (agreed || !offer || !own) return agreed ?? null
  const base = isCdq(offer) ? offer.montante : offer.importo
  return { tipo: 'percentuale', valore: percentRatio(toCents(own), toCents(base)) }
}

/** The figures of an offer as the list shows them. */
export function termsOf(quote: Row, offer: AnyOffer) {
  const { rata = 0, durata = 0 } = resultOf(quote)
  const figures = isCdq(offer)
    ? { importo: cents(offer.netto), durataMesi: durata, rata: cents(rata) }
    : { importo: cents(offer.importo), durataMesi: offer.durataMesi, rata: cents(offer.rata) }
  return { ...figures, taeg: offer.taeg, banca: offer.bank?.nome ?? offer.product.nome }
}

/** What an offer costs in all: charges over the whole term, and the total due. */
export function burdenOf(offer: AnyOffer): { spese: number; totale: number } {
  const [credit, interest, totale] = isCdq(offer)
    ? [offer.netto, offer.interessi, dovutoCqs(offer)]
    : [offer.importo, offer.totaleInteressi, offer.totale]
  return { spese: toEuro(toCents(totale) - toCents(credit) - toCents(interest)), totale }
}
