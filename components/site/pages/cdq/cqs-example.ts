import { speseIntere } from '@/lib/finance/costs'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import type { CqsOffer, CqsReply } from './cqs'

/** Instalment, duration and day that the offers of a reply share. */
export type Terms = Pick<CqsReply, 'rata' | 'durata' | 'asOf'>

/** An offer as the representative example wants it: the credit is what is received, the costs at the start being kept back. */
export function exampleOf(offer: CqsOffer, { rata, durata, asOf }: Terms) {
  const { netto, tan, taeg, costi } = offer
  const spese = speseIntere(costi, durata)
  const sums = { importo: netto, durataMesi: durata, rata, totale: dovutoCqs(offer) }
  return { tipo: 'fisso' as const, tan, taeg, ...sums, spese, asOf }
}
