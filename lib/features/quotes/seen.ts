import { euroText, formatRate } from '@/lib/core/money'
import type { TipoTasso } from '@/lib/finance/mortgage-products'
import type { QuoteOffer } from './data'

/** What somebody looked at of a comparison: one kind of rate, and the offer of one product. */
export type Seen = { tasso?: TipoTasso; productId?: string }

/** The offers in the order of the page: of the kind of rate that was chosen, those with a requirement last. */
export function seenOffers(offers: readonly QuoteOffer[], { tasso }: Seen = {}): QuoteOffer[] {
  const seen = offers.filter(({ tipoTasso }) => !tasso || tipoTasso === tasso)
  return seen.toSorted((a, b) => Number(Boolean(a.avviso)) - Number(Boolean(b.avviso)))
}

/** The offer that was chosen, else the first that anybody can ask for. */
export function seenOffer(offers: readonly QuoteOffer[], seen: Seen = {}): QuoteOffer | undefined {
  return offers.find(({ product }) => product._id === seen.productId) ?? seenOffers(offers, seen)[0]
}

type Conditional = Pick<QuoteOffer, 'avviso' | 'condizione' | 'rata' | 'rataSeSale' | 'tan' | 'tassi'>

/** For whom an offer is, and what its price hangs on, where it is not for everybody; of a rate that changes, what it is then; of one that moves, what a rise costs. */
export const conditionsOf = ({ avviso, condizione, rataSeSale, tassi, ...first }: Conditional): string[] => {
  const changes = tassi.filter(({ tan, rata = first.rata }) => tan !== first.tan || rata !== first.rata)
  const later = changes.map(({ dalMese, tan, rata }) =>
    rata === undefined
      ? `Dalla rata ${dalMese} il TAN è ${formatRate(tan)}.`
      : `Dalla rata ${dalMese} la rata è di ${euroText(rata)}, il TAN ${formatRate(tan)}.`,
  )
  const rise =
    rataSeSale == null ? null : `Se l’indice sale di 2 punti, la rata è di ${euroText(rataSeSale)}.`
  return [avviso, condizione, ...later, rise].filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[]
}

/** "Banca Esempio, Mutuo Casa", and under it its conditions. */
export const labelOf = (offer: QuoteOffer) => [partiesOf(offer), ...conditionsOf(offer)].join('\n')

export const noSuchOffer = 'Questa offerta non fa parte della simulazione.'

/** "Banca Esempio, Mutuo Casa" */
export const partiesOf = ({ bank, product }: { bank: { nome: string } | null; product: { nome: string } }) =>
  [bank?.nome, product.nome].filter(Boolean).join(', ')
