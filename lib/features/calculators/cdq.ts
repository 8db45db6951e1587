import type { Day } from '@/lib/core/dates'
import { toCents, toEuro } from '@/lib/core/money'
import { type Costo, sumOf } from '@/lib/finance/costs'
import { type Cqs, cqsDaRata, rataMassimaCqs, rataMassimaDelega } from '@/lib/finance/cqs'
import { FinanceError, need } from '@/lib/finance/error'
import { type Cents, mulDivRound, roundRate } from '@/lib/finance/exact'
import { importoDaRata } from '@/lib/finance/instalment'
import { type PesoPolizza, pesoPolizza, VOCI_POLIZZA } from '@/lib/finance/policy-cost'
import { costiProdotto, type SpeseProdotto } from '@/lib/finance/product-costs'
import { impostaCqs } from '@/lib/finance/taxes'
import { euroText } from '@/lib/finance/text'
import { whyNoCdq } from './cdq-reasons'
import { type CdqReply, presentCosti, presentParty, presentPolizza } from './present'
import type { CdqInput } from './schema'

/**
 * A salary-backed loan of a bank; cents, percent, months. Percentages count on the montante, as the operators' price lists
 * do; the life cover, percent of the capital a year, is paid once at the start.
 */
export type ProdottoCqs = SpeseProdotto & {
  id: string
  banca: { id: string; nome: string }
  nome: string
  tan: number
  /** Empty: all. */
  tipi: readonly string[]
  durataMin: number
  durataMax: number
  /** Bounds of the capital. */
  importoMin: Cents
  importoMax: Cents
  etaMaxFine: number
}

export type CdqData = {
  prodotti: readonly ProdottoCqs[]
  /** The INPS minimum of the year, cents; from settings. */
  pensioneMinima: Cents
  oggi: Day
}

type Offerta = { prodotto: ProdottoCqs; cqs: Cqs; costi: Costo[]; polizza: PesoPolizza | null }

/**
 * POST /v2/calculators/cdq: from net pay to the largest instalment, and from it (or from a smaller one that was
 * asked for) to what each operator pays out; the figures of the reply are those of the lowest TAEG, `offers` has
 * all of them.
 * @throws FinanceError when nothing may be assigned or no operator lends to this age and duration
 */
export function calcolaCdq(input: CdqInput, { prodotti, pensioneMinima, oggi }: CdqData): CdqReply {
  const netto = toCents(input.netto)
  const massima = input.delega
    ? rataMassimaDelega(netto, input.tipo)
    : rataMassimaCqs(netto, input.tipo, pensioneMinima)
  need(massima > 0, 'netto', tooSmallPension(pensioneMinima))
  const rata = input.rata === undefined ? massima : toCents(input.rata)
  need(rata <= massima, 'rata', `Con questo netto la rata arriva al massimo a ${euroText(massima)}.`)
  const offers = prodotti
    .filter((prodotto) => isFor(prodotto, input))
    .flatMap((prodotto) => offerta(prodotto, rata, input.durata) ?? [])
    .sort((a, b) => a.cqs.taeg - b.cqs.taeg)
    .map((one) => presentOfferta(one, Boolean(input.delega)))
  const [best] = offers
  if (!best) {
    const { field, motivo } = whyNoCdq(prodotti, input, rata)
    throw new FinanceError(field, motivo)
  }
  const rataDelega = input.tipo === 'pensionato' ? null : toEuro(rataMassimaDelega(netto, input.tipo))
  const rate = { rataMassima: toEuro(massima), rata: toEuro(rata), rataDelega }
  const excluded = prodotti
    .filter(({ id }) => !offers.some(({ product }) => product._id === id))
    .map((prodotto) => exclusion(prodotto, whyNoCdq([prodotto], input, rata).motivo))
  return { ...rate, durata: input.durata, asOf: oggi, ...best, offers, excluded }
}

const exclusion = (prodotto: ProdottoCqs, motivo: string) => ({
  bank: presentParty(prodotto.banca),
  product: presentParty(prodotto),
  tipoTasso: 'fisso' as const,
  motivo,
  motivi: [motivo],
})

const tooSmallPension = (pensioneMinima: Cents) =>
  `La legge lascia intatta la pensione minima, ${euroText(pensioneMinima)} al mese: della tua non resta una parte da cedere.`

const isFor = ({ tipi, durataMin, durataMax, etaMaxFine }: ProdottoCqs, { tipo, eta, durata }: CdqInput) =>
  (tipi.length === 0 || tipi.includes(tipo)) &&
  durata >= durataMin &&
  durata <= durataMax &&
  eta + durata / 12 <= etaMaxFine

/** Null when the capital is outside the product's bounds or smaller than the costs. */
function offerta(prodotto: ProdottoCqs, rata: Cents, durata: number): Offerta | null {
  const capitale = importoDaRata(rata, prodotto.tan, durata)
  const costi = costiCqs(prodotto, rata * durata, capitale, durata)
  const netto = capitale - sumOf(costi, 'iniziale')
  if (capitale < prodotto.importoMin || capitale > prodotto.importoMax || netto <= 0) return null
  const credito = (paid: readonly Costo[]) => cqsDaRata(rata, durata, prodotto.tan, paid)
  const polizza = pesoPolizza(costi, durata, (paid) => credito(paid).taeg)
  return { prodotto, costi, cqs: credito(costi), polizza }
}

function costiCqs(prodotto: ProdottoCqs, montante: Cents, capitale: Cents, durata: number): Costo[] {
  const terms = { base: montante, assicurato: capitale, imposta: impostaCqs() }
  const costi = costiProdotto(prodotto, terms, { polizza: VOCI_POLIZZA.vita })
  return costi.map((costo) =>
    costo.quando === 'annuale'
      ? { ...costo, importo: mulDivRound(costo.importo, durata, 12), quando: 'iniziale' }
      : costo,
  )
}

/** Of a cessione the law asks for the policy (DPR 180/1950 artt. 1 and 54), of a delega only the lender does. */
const presentOfferta = ({ prodotto, cqs, costi, polizza }: Offerta, isDelega: boolean) => ({
  bank: presentParty(prodotto.banca),
  product: presentParty(prodotto),
  montante: toEuro(cqs.montante),
  capitale: toEuro(cqs.capitale),
  interessi: toEuro(cqs.interessi),
  netto: toEuro(cqs.netto),
  totale: toEuro(cqs.totale),
  tan: prodotto.tan,
  taeg: roundRate(cqs.taeg),
  ...presentPolizza(polizza, !isDelega),
  costi: presentCosti(costi),
})
