import 'server-only'
import { env } from '@/lib/core/env'
import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import type { SavedQuote } from './data'
import { simulationPath } from './link'

type Words = { url: string; pdf: string; offerta?: string; rata?: string; tassi?: string }

/**
 * A saved simulation in a mail: where it opens again, its PDF, and one offer: that of the product `chosen`, else the
 * one with the lowest TAEG; without an offer when nothing fitted.
 */
export function quoteWords(quote: SavedQuote, chosen?: string): Words {
  const site = env().SITE_URL
  const { id, offers } = quote
  const offer = offers.find(({ product }) => product._id === chosen) ?? offers[0]
  return {
    url: `${site}${simulationPath(quote)}`,
    pdf: `${site}/v2/quotes/${id}/pdf${offer && chosen ? `?productId=${offer.product._id}` : ''}`,
    ...(offer && {
      offerta: [offer.bank?.nome, offer.product.nome].filter(Boolean).join(', '),
      rata: formatEuro(toCents(offer.rata)),
      tassi: `TAN ${offer.tipoTasso} ${formatRate(offer.tan)}, TAEG ${formatRate(offer.taeg)}`,
    }),
  }
}
