import { toCents, toEuro } from '@/lib/core/money'
import { conCompenso } from './broker-fee'
import { type Costo, costoTotale, sumOf } from './costs'
import { cqsDaRata } from './cqs'
import { type Cents, percentOf, roundRate } from './exact'
import { pianoOfferta } from './offer-plan'
import { senzaPolizza } from './policy-cost'
import type { CambioTasso } from './schedule-types'

/* An offer as calculators answer and quotes keep it: euro and percent. */
type Polizza = { importo: number; taegSenza: number; perLegge: boolean }
type Shared = { tan: number; taeg: number; costi: Costo[]; polizza?: Polizza | undefined }
type Loan = Shared & {
  importo: number
  durataMesi: number
  tassi: CambioTasso[]
  totaleInteressi: number
  totale: number
  costiIniziali: number
}
type Cqs = Shared & { montante: number; netto: number; totale?: number | undefined }
type AnyOffer = Loan | Cqs

const isCqs = (offer: AnyOffer): offer is Cqs => 'montante' in offer

/** What a fee is agreed as: a share of the amount (of the montante of a salary-backed loan), or an amount. Percent, or euro. */
export type Fee = { tipo: 'percentuale' | 'importo'; valore: number }
/** What a salary-backed quote has once for all of its offers: instalment in euro, months. */
type Instalments = { rata?: number; durata?: number }

const centsOf = (costi: AnyOffer['costi']): Costo[] =>
  costi.map((costo) => ({ ...costo, importo: toCents(costo.importo) }))
const euroOf = (costi: readonly Costo[]): AnyOffer['costi'] =>
  costi.map((costo) => ({ ...costo, importo: toEuro(costo.importo) }))

function feeCents({ tipo, valore }: Fee, offer: AnyOffer): Cents {
  if (tipo === 'importo') return toCents(valore)
  return percentOf(toCents(isCqs(offer) ? offer.montante : offer.importo), valore)
}

/**
 * The same offer with the broker's fee that was agreed among its costs, and with the TAEG and the total that follow. Instalment and
 * TAN are the lender's and stay; of a salary-backed loan the fee is kept back from what is paid out, as its other costs are.
 * @throws FinanceError on `costi` where the fee eats the credit
 */
export const withFee = <O extends AnyOffer>(offer: O, fee: Fee, instalments: Instalments = {}): O => ({
  ...offer,
  ...changedBy(offer, fee, instalments),
})

/** The figures that a fee changes. */
function changedBy(offer: AnyOffer, fee: Fee, instalments: Instalments) {
  const costi = conCompenso(centsOf(offer.costi), feeCents(fee, offer))
  const shown = euroOf(costi)
  if (isCqs(offer)) {
    const { rata = 0, durata = 0 } = instalments
    const credito = (paid: readonly Costo[]) => cqsDaRata(toCents(rata), durata, offer.tan, paid)
    const cqs = credito(costi)
    return {
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
