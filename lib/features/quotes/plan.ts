import { toCents, toEuro } from '@/lib/core/money'
import { pianoPerAnno } from '@/lib/finance/plan-years'
import { pianoAmmortamento } from '@/lib/finance/schedule'
import type { QuoteOffer } from './data'

/** What a plan is worked out from; without `tassi` the rate is one. */
export type PlanTerms = Pick<QuoteOffer, 'importo' | 'durataMesi' | 'tan'> &
  Partial<Pick<QuoteOffer, 'tassi'>>

/** The plan of an offer year by year, euro, with the index as it was when the quote was made. */
export function planByYear({ importo, durataMesi, tan, tassi }: PlanTerms) {
  const piano = pianoAmmortamento({ importo: toCents(importo), durataMesi, tan, tassi })
  return pianoPerAnno(piano).map((anno) => ({
    anno: anno.anno,
    rate: toEuro(anno.rate),
    interessi: toEuro(anno.interessi),
    capitale: toEuro(anno.capitale),
    residuo: toEuro(anno.residuo),
  }))
}
