import { toCents, toEuro } from '@/lib/core/money'
import type { Polizza } from '@/lib/features/calculators/present'
import { conCompenso } from '@/lib/finance/broker-fee'
import { type Costo, costoTotale, sumOf } from '@/lib/finance/costs'
import { cqsDaRata } from '@/lib/finance/cqs'
import { type Cents, percentOf, roundRate } from '@/lib/finance/exact'
import { pianoOfferta } from '@/lib/finance/offer-plan'
import { senzaPolizza } from '@/lib/finance/policy-cost'
import { type AnyOffer, isCdq } from './chosen-offer'

/** What a fee is agreed as: a share of the amount (of the montante of a salary-backed loan), or an amount. Percent, or euro. */
type Fee = { tipo: 'percentuale' | 'importo'; valore: number }
/** What a salary-backed quote has once for all of its offers: instalment in euro, months. */
type Instalments = { rata?: number; durata?: number }

const centsOf = (costi: AnyOffer['costi']): Costo[] =>
  costi.map((costo) => ({ ...costo, importo: toCents(costo.importo) }))
const euroOf = (costi: readonly Costo[]): AnyOffer['costi'] =>
  costi.map((costo) => ({ ...costo, importo: toEuro(costo.importo) }))

function feeCents({ tipo, valore }: Fee, offer: AnyOffer): Cents {
  if (tipo === 'importo') return toCents(valore)
  return percentOf(toCents(isCdq(offer) ? offer.montante : offer.importo), valore)
}

/**
 * The same offer with the broker's fee that was agreed among its costs, and with the TAEG and the total that follow. Instalment and
 * TAN are the lender's and stay; of a salary-backed loan the fee is kept back from what is paid out, as its other costs are.
 * @throws FinanceError on `costi` where the fee eats the credit
 */
export function withFee(offer: AnyOffer, fee: Fee, instalments: Instalments = {}): AnyOffer {
  const costi = conCompenso(centsOf(offer.costi), feeCents(fee, offer))
  const shown = euroOf(costi)
  if (isCdq(offer)) {
    const { rata = 0, durata = 0 } = instalments
    const credito = (paid: readonly Costo[]) => cqsDaRata(toCents(rata), durata, offer.tan, paid)
    const cqs = credito(costi)
    return {
      ...offer,
      netto: toEuro(cqs.netto),
      totale: toEuro(cqs.totale),
      taeg: roundRate(cqs.taeg),
      ...policyBeside(offer, costi, credito),
      costi: shown,
    }
  }
  const importo = toCents(offer.importo)
  const payments = pianoOfferta({ ...offer, importo, totaleInteressi: toCents(offer.totaleInteressi) })
  const credito = (paid: readonly Costo[]) => costoTotale(importo, payments, paid)
  const { taeg, totale } = credito(costi)
  return {
    ...offer,
    taeg: roundRate(taeg),
    ...policyBeside(offer, costi, credito),
    totale: toEuro(totale),
    costiIniziali: toEuro(sumOf(costi, 'iniziale')),
    costi: shown,
  }
}

/** What the policy weighs beside a TAEG with the fee: its cost stays, and the fee is in the TAEG without it, too. */
function policyBeside(
  { polizza }: AnyOffer,
  costi: readonly Costo[],
  credito: (paid: readonly Costo[]) => { taeg: number },
): { polizza?: Polizza } {
  return polizza ? { polizza: { ...polizza, taegSenza: roundRate(credito(senzaPolizza(costi)).taeg) } } : {}
}
