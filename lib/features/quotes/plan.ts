import { toCents, toEuro } from '@/lib/core/money'
import { pianoPerAnno } from '@/lib/finance/plan-years'
import { pianoAmmortamento } from '@/lib/finance/schedule'
import type { QuoteOffer } from './data'

/**
 * What a plan is worked out from; without `tassi` the rate is one. `interessi` are all those of a salary-backed loan: its instalments
 * are equal, also the last.
 */
export type PlanTerms = Pick<QuoteOffer, 'importo' | 'durataMesi' | 'tan'> &
  Partial<Pick<QuoteOffer, 'tassi'>> & { interessi?: number }

/** The plan of an offer year by year, euro, with the index as it was when the quote was made. */
export function planByYear({ importo, durataMesi, tan, tassi, interessi }: PlanTerms) {
  const piano = pianoAmmortamento({ importo: toCents(importo), durataMesi, tan, tassi })
  // The cents that rounding month by month has left are in the interest of the last one.
  const rest = interessi === undefined ? 0 : toCents(interessi) - piano.totaleInteressi
  return pianoPerAnno(piano).map((anno, index, all) => ({
    anno: anno.anno,
    rate: toEuro(anno.rate + (index === all.length - 1 ? rest : 0)),
    interessi: toEuro(anno.interessi + (index === all.length - 1 ? rest : 0)),
    capitale: toEuro(anno.capitale),
    residuo: toEuro(anno.residuo),
  }))
}
