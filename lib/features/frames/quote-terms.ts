import { sumText } from '@/lib/core/money'
import { durataText } from '@/lib/finance/text'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import type { Flow } from './flows'

/** What somebody wants to know the price of, as the calculators take it and quotes keep it. */
export type QuoteTerms = {
  product: Flow['product']
  finalita: string
  /** Euro. */
  importo: number
  /** Years of a mortgage, months of a loan. */
  durata: number
  valoreImmobile?: number
}

/** "Mutuo di 150.000 € in 25 anni" */
export function termsText({ product, importo, durata }: QuoteTerms): string {
  const duration = durataText(product === 'mutuo' ? durata * 12 : durata)
  return `${product === 'mutuo' ? 'Mutuo' : 'Prestito'} di ${sumText(importo)} in ${duration}`
}

/** " per acquisto prima casa, su una casa da 200.000 €": what an offer's price depends on, besides its figures. */
function purposeText({ finalita, valoreImmobile }: QuoteTerms): string {
  const label = FINALITA_LABELS[finalita]
  const purpose = label ? ` per ${label.toLowerCase()}` : ''
  return valoreImmobile ? `${purpose}, su una casa da ${sumText(valoreImmobile)}` : purpose
}

/** What an example of this says besides its offer. */
export const exampleOf = (terms: QuoteTerms, asOf: string | null) => ({
  product: terms.product,
  purpose: purposeText(terms),
  asOf,
})
