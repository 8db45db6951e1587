import { type AnnoPiano, pianoPerAnno } from '@/lib/finance/plan-years'
import { pianoAmmortamento } from '@/lib/finance/schedule'
import type { Rata } from '@/lib/finance/schedule-types'
import type { Offer } from './offers'

export interface Plan {
  anni: AnnoPiano[]
  mesi: Rata[]
}

/** The plan of an offer, with the index as it is today. */
export function planOf({ importo, durataMesi, tan, tassi }: Offer): Plan {
  const piano = pianoAmmortamento({ importo: Math.round(importo * 100), durataMesi, tan, tassi })
  return { anni: pianoPerAnno(piano), mesi: piano.rate }
}
