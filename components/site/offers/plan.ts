import { pianoOfferta } from '@/lib/finance/offer-plan'
import { type AnnoPiano, pianoPerAnno } from '@/lib/finance/plan-years'
import type { Rata } from '@/lib/finance/schedule-types'

export interface Plan {
  anni: AnnoPiano[]
  mesi: Rata[]
}

export interface Terms {
  /** Euro. */
  importo: number
  durataMesi: number
  /** Percent. */
  tan: number
  /** Later rates, where the rate changes during the plan. */
  tassi?: { dalMese: number; tan: number }[]
  /** All the interest that the offer names, euro. */
  totaleInteressi: number
}

/** The plan of an offer, with the index as it is today. */
export function planOf({ importo, durataMesi, tan, tassi, totaleInteressi }: Terms): Plan {
  const piano = pianoOfferta({
    importo: Math.round(importo * 100),
    durataMesi,
    tan,
    tassi,
    totaleInteressi: Math.round(totaleInteressi * 100),
  })
  return { anni: pianoPerAnno(piano), mesi: piano.rate }
}
