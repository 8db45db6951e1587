import 'server-only'
import { env } from '@/lib/core/env'
import { euroText, formatRate } from '@/lib/core/money'
import { TIPI_TASSO } from '@/lib/words/products'
import type { QuoteOffer, SavedQuote } from './data'
import { simulationPath } from './link'
import { conditionsOf, partiesOf, type Seen, seenOffer, seenOffers } from './seen'

type Words = { url: string; pdf: string; offerta?: string; rata?: string; tassi?: string }

/** As many offers as a mail can hold at a glance. */
const OFFERS_TOLD = 5

/**
 * A saved simulation in a mail: where it opens again as it was seen, its PDF, and one offer: that of the chosen product,
 * else the one with the lowest TAEG among those for everybody; without an offer when nothing fitted.
 */
export function quoteWords(quote: SavedQuote, seen: Seen = {}): Words {
  const site = env().SITE_URL
  const offer = seenOffer(quote.offers, seen)
  const asked = new URLSearchParams()
  if (offer && seen.productId) asked.set('productId', offer.product._id)
  if (seen.tasso) asked.set('tasso', seen.tasso)
  return {
    url: `${site}${simulationPath(quote, seen)}`,
    pdf: `${site}/v2/quotes/${quote.id}/pdf${asked.size > 0 ? `?${asked}` : ''}`,
    ...(offer && {
      offerta: partiesOf(offer),
      rata: euroText(offer.rata),
      tassi: ratesText(offer, TIPI_TASSO[offer.tipoTasso].toLowerCase()),
    }),
  }
}

/** "TAN fisso 3,10%, TAEG 3,28%" */
export const ratesText = ({ tan, taeg }: { tan: number; taeg: number }, kind = '') =>
  `TAN ${kind && `${kind} `}${formatRate(tan)}, TAEG ${formatRate(taeg)}`

/** The first offers of a comparison as lines: bank and product; instalment, TAEG and what it asks for. */
export const offerLines = ({ offers }: SavedQuote, seen: Seen): [string, string][] =>
  seenOffers(offers, seen)
    .slice(0, OFFERS_TOLD)
    .map((offer) => [partiesOf(offer), lineOf(offer)])

const lineOf = (offer: QuoteOffer) =>
  [`${euroText(offer.rata)} al mese, TAEG ${formatRate(offer.taeg)}`, ...conditionsOf(offer)].join('. ')
