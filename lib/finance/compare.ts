import { type Costo, type CostoTotale, costoTotale, pianoConTaeg } from './costs'
import { FinanceError, needInteger } from './error'
import { type Cents, needCents, roundRate } from './exact'
import type { IndiceScelto, ValoriIndici } from './indexes'
import { ltv as loanToValue, rataReddito, rataSostenibile } from './mortgage'
import {
  avvisoGaranzia,
  condizioneOfferta,
  motiviEsclusione,
  type RichiestaConLtv,
} from './mortgage-eligibility'
import type { ProdottoMutuo, RichiestaMutuo, TipoTasso } from './mortgage-products'
import { type TassoMutuo, tassoMutuo } from './mortgage-rate'
import { MAX_MESI } from './periods'
import { type PesoPolizza, pesoPolizza } from './policy-cost'
import { costiProdotto } from './product-costs'
import { rataSeSale } from './rate-rise'
import type { Piano, TassoSuccessivo } from './schedule-types'
import { impostaMutuo } from './taxes'

/** A product worked out for a request. Cents and percent. */
export type OffertaMutuo = {
  prodotto: ProdottoMutuo
  tipoTasso: TipoTasso
  indice: IndiceScelto | null
  spread: number
  tan: number
  /** Changes of the TAN during the plan, so that the plan can be redone, and what the instalment is then. */
  tassi: TassoSuccessivo[]
  /** Percent, 4 decimals. */
  taeg: number
  /** Null where the lender asks for no policy. */
  polizza: PesoPolizza | null
  rata: Cents
  /** The instalment if the index were 2 points higher; null where it follows none. */
  rataSeSale: Cents | null
  durataMesi: number
  importo: Cents
  totaleInteressi: Cents
  /** Total due: amount, interest and every cost. */
  totale: Cents
  costi: Costo[]
  /** Instalment over available income, percent; null without income. */
  rataReddito: number | null
  /** Whether the instalment stays within a third of available income; null without income. */
  sostenibile: boolean | null
  /** Whom the product is for, where the request does not say enough; null when nothing is to be said. */
  avviso: string | null
  /** What the price hangs on that the request has said, such as the energy class; null where nothing does. */
  condizione: string | null
}

export type ProdottoEscluso = { prodotto: ProdottoMutuo; motivi: string[] }
export type Confronto = { offerte: OffertaMutuo[]; esclusi: ProdottoEscluso[]; ltv: number }

const SENZA_INDICE = 'Il valore dell’indice di riferimento non è disponibile.'
const NON_CALCOLABILE = 'Con questo importo i costi o il tasso del prodotto non danno un TAEG.'

/**
 * Compares mortgages: eligible products as offers, sorted by TAEG (then TAN, bank, name); the others of the
 * kind of rate asked for, each with its reasons.
 * @throws FinanceError on wrong amounts of the request
 */
export function confrontaMutui(
  richiesta: RichiestaMutuo,
  prodotti: readonly ProdottoMutuo[],
  valori: ValoriIndici,
): Confronto {
  const { importo, valoreImmobile, durataMesi, reddito = 0, altreRate = 0 } = richiesta
  const ltv = loanToValue(importo, valoreImmobile)
  needInteger(durataMesi, 1, MAX_MESI, 'durataMesi', `La durata va da 1 a ${MAX_MESI} mesi.`)
  needCents(reddito, 'reddito')
  needCents(altreRate, 'altreRate')
  const conLtv = { ...richiesta, ltv }
  const offerte: OffertaMutuo[] = []
  const esclusi: ProdottoEscluso[] = []
  for (const prodotto of prodotti) {
    if (richiesta.tasso !== 'tutti' && prodotto.tipoTasso !== richiesta.tasso) continue
    const esito = valuta(prodotto, conLtv, valori)
    if ('motivi' in esito) esclusi.push(esito)
    else offerte.push(esito)
  }
  return { offerte: offerte.sort(byTaeg), esclusi, ltv }
}

/** One product's answer. The request is checked already: what fails here is the product's own data. */
export function valuta(
  prodotto: ProdottoMutuo,
  richiesta: RichiestaConLtv,
  valori: ValoriIndici,
): OffertaMutuo | ProdottoEscluso {
  const motivi = motiviEsclusione(prodotto, richiesta)
  if (motivi.length > 0) return { prodotto, motivi }
  try {
    const tasso = tassoMutuo(prodotto, richiesta, valori)
    return tasso ? offerta(prodotto, richiesta, tasso, valori) : { prodotto, motivi: [SENZA_INDICE] }
  } catch (error) {
    if (error instanceof FinanceError) return { prodotto, motivi: [NON_CALCOLABILE] }
    throw error
  }
}

/** The cheapest first; the name decides the rest, so that the order can be repeated. */
export const byTaeg = (a: OffertaMutuo, b: OffertaMutuo) =>
  a.taeg - b.taeg || a.tan - b.tan || compareText(nameOf(a), nameOf(b))
const nameOf = ({ prodotto }: OffertaMutuo) => `${prodotto.banca.nome} ${prodotto.nome}`
const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function offerta(
  prodotto: ProdottoMutuo,
  richiesta: RichiestaConLtv,
  tasso: TassoMutuo,
  valori: ValoriIndici,
): OffertaMutuo {
  const { importo, durataMesi } = richiesta
  const { indice, spread, tan, tassi } = tasso
  const costi = costiMutuo(prodotto, richiesta)
  const credito = pianoConTaeg({ importo, durataMesi, tan, tassi }, costi)
  const { tipoTasso } = prodotto
  const { rata, rate: instalments } = credito.piano
  const later = tassi.map((change) => ({ ...change, rata: instalments[change.dalMese - 1]?.rata ?? rata }))
  const rate = { indice, spread, tan, tassi: later, ...figures(credito) }
  return {
    prodotto,
    tipoTasso,
    ...rate,
    polizza: pesoPolizza(costi, durataMesi, (paid) => costoTotale(importo, credito.piano, paid).taeg),
    rataSeSale: rataSeSale(prodotto, richiesta, tasso, valori),
    durataMesi,
    importo,
    costi,
    ...income(credito.piano.rata, richiesta),
    avviso: avvisoGaranzia(prodotto),
    condizione: condizioneOfferta(prodotto, richiesta),
  }
}

const figures = ({ piano, taeg, totale }: { piano: Piano } & CostoTotale) => ({
  taeg: roundRate(taeg),
  rata: piano.rata,
  totaleInteressi: piano.totaleInteressi,
  totale,
})

function income(rata: Cents, { reddito, altreRate = 0 }: RichiestaMutuo) {
  if (reddito === undefined) return { rataReddito: null, sostenibile: null }
  return {
    rataReddito: rataReddito(rata, reddito, altreRate),
    sostenibile: rata <= rataSostenibile(reddito, altreRate),
  }
}

/**
 * Every cost of a product that counts in the TAEG, without the zeros. A surroga is free for the client: no
 * fees for the file, the appraisal, the broker, and no tax (art. 120-quater TUB, DL 7/2007 art. 8).
 */
export function costiMutuo(prodotto: ProdottoMutuo, richiesta: RichiestaMutuo): Costo[] {
  const { importo, durataMesi, finalita, primaCasa } = richiesta
  const imposta = impostaMutuo(importo, durataMesi, finalita, primaCasa)
  const costi = costiProdotto(prodotto, { base: importo, imposta })
  return finalita === 'surroga' ? costi.filter(({ quando }) => quando !== 'iniziale') : costi
}
