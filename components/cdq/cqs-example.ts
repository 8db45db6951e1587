import type { CqsOffer, CqsReply } from './cqs'

/** Instalment, duration and day that the offers of a reply share. */
export type Terms = Pick<CqsReply, 'rata' | 'durata' | 'asOf'>

/** An offer as the representative example wants it: the credit is what is received, the costs being kept back. */
export function exampleOf({ netto, montante, tan, taeg, costi }: CqsOffer, { rata, durata, asOf }: Terms) {
  const spese = costi.map(({ voce, importo }) => ({ label: voce, importo }))
  const sums = { importo: netto, durataMesi: durata, rata, totale: montante }
  return { tipo: 'fisso' as const, tan, taeg, ...sums, spese, asOf }
}
