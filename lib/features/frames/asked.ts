import { formatWholeEuro, toCents } from '@/lib/core/money'
import { FINALITA_LABELS } from '@/lib/features/pratiche/schema'
import type { Flow } from './flows'
import { durationText } from './rates'

/** What somebody wants to know the price of, as the calculators take it and quotes keep it. */
export type Asked = {
  product: Flow['product']
  finalita: string
  /** Euro. */
  importo: number
  /** Years of a mortgage, months of a loan. */
  durata: number
  valoreImmobile?: number
}

const whole = (euro: number) => formatWholeEuro(toCents(euro))

/** "Mutuo di 150.000 € in 25 anni" */
export function askedText({ product, importo, durata }: Asked): string {
  const duration = durationText(product === 'mutuo' ? durata * 12 : durata)
  return `${product === 'mutuo' ? 'Mutuo' : 'Prestito'} di ${whole(importo)} in ${duration}`
}

/** " per acquisto prima casa, su una casa da 200.000 €": what an offer's price depends on, besides its figures. */
export function purposeText({ finalita, valoreImmobile }: Asked): string {
  const label = FINALITA_LABELS[finalita]
  const purpose = label ? ` per ${label.toLowerCase()}` : ''
  return valoreImmobile ? `${purpose}, su una casa da ${whole(valoreImmobile)}` : purpose
}
