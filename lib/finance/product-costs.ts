import { VOCE_COMPENSO } from './broker-fee'
import type { Costo } from './costs'
import { type Cents, percentOf } from './exact'
import { VOCI_POLIZZA } from './policy-cost'
import type { Imposta } from './taxes'

/** What a bank asks for a product besides interest: the same fields for every kind of product, and every one of them counts. */
export type SpeseProdotto = {
  /** The percentage counts on the base, as the bank's price list has it; the broker's fee too. */
  istruttoria: { fissa: Cents; percentuale: number }
  perizia: Cents
  incassoRata: Cents
  /** Compulsory cover, percent of what is insured a year; null: none, or borne by the lender. */
  assicurazione: number | null
  /** Percent of the base. */
  compensoMediatore: number
}

type Terms = {
  /** What percentages count on: the amount of a loan, the montante of a salary-backed one, what a leasing finances. */
  base: Cents
  /** What the cover is worked out on; the base unless another is given. */
  assicurato?: Cents
  imposta: Imposta | null
}

type Words = { incasso?: string; polizza?: string }

/**
 * Every cost of a product that the lender knows, without the zeros: the one list from which its TAEG is worked out and
 * which is shown. Source: Dir. 2008/48/CE and 2014/17/UE, art. 3 and 4 (all costs known to the lender; no notary).
 */
export function costiProdotto(spese: SpeseProdotto, terms: Terms, words: Words = {}): Costo[] {
  const { istruttoria, perizia, incassoRata, assicurazione, compensoMediatore } = spese
  const { base, assicurato = base, imposta } = terms
  const { incasso = 'Incasso rata', polizza = VOCI_POLIZZA.polizza } = words
  const costi: Costo[] = [
    iniziale('Istruttoria', istruttoria.fissa + percentOf(base, istruttoria.percentuale)),
    iniziale('Perizia', perizia),
    iniziale(VOCE_COMPENSO, percentOf(base, compensoMediatore)),
    ...(imposta ? [iniziale(imposta.voce, imposta.importo)] : []),
    { voce: incasso, importo: incassoRata, quando: 'mensile' },
    { voce: polizza, importo: percentOf(assicurato, assicurazione ?? 0), quando: 'annuale' },
  ]
  return costi.filter(({ importo }) => importo > 0)
}

const iniziale = (voce: string, importo: Cents): Costo => ({ voce, importo, quando: 'iniziale' })
