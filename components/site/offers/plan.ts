import { type AnnoPiano, pianoPerAnno } from '@/lib/finance/plan-years'
import { pianoAmmortamento } from '@/lib/finance/schedule'
import type { Rata } from '@/lib/finance/schedule-types'

export interface Plan {
  anni: AnnoPiano[]
  mesi: Rata[]
}

interface Terms {
  /** Euro. */
  importo: number
  durataMesi: number
  /** Percent. */
  tan: number
  /** Later rates, where the rate changes during the plan. */
  tassi?: { dalMese: number; tan: number }[]
}

/** The plan of an offer, with the index as it is today. */
export function planOf({ importo, durataMesi, tan, tassi }: Terms): Plan {
  const piano = pianoAmmortamento({ importo: Math.round(importo * 100), durataMesi, tan, tassi })
  return { anni: pianoPerAnno(piano), mesi: piano.rate }
}
