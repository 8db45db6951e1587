import { toCents, toEuro } from '@/lib/core/money'
import { pianoOfferta } from '@/lib/finance/offer-plan'
import { pianoPerAnno } from '@/lib/finance/plan-years'
import type { QuoteOffer } from './data'

/** What a plan is worked out from, euro; without `tassi` the rate is one. */
export type PlanTerms = Pick<QuoteOffer, 'importo' | 'durataMesi' | 'tan' | 'totaleInteressi'> &
  Partial<Pick<QuoteOffer, 'tassi'>>

/** The plan of an offer year by year, euro, with the index as it was when the quote was made. */
export function planByYear({ importo, totaleInteressi, ...terms }: PlanTerms) {
  const piano = pianoOfferta({
    ...terms,
    importo: toCents(importo),
    totaleInteressi: toCents(totaleInteressi),
  })
  return pianoPerAnno(piano).map(({ anno, rate, interessi, capitale, residuo }) => ({
    anno,
    rate: toEuro(rate),
    interessi: toEuro(interessi),
    capitale: toEuro(capitale),
    residuo: toEuro(residuo),
  }))
}
