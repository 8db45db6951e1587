import type { Cents } from './exact'
import type { Periodicita } from './periods'

/** francese: constant instalment; italiano: constant capital; interessi: interest only, capital at the end. */
export type TipoPiano = 'francese' | 'italiano' | 'interessi'

/** From this month of the loan (1 = the first) the TAN is this one. */
export type CambioTasso = { dalMese: number; tan: number }

/** The same with the instalment that the plan has from then on, cents. */
export type TassoSuccessivo = CambioTasso & { rata: Cents }

export type RichiestaPiano = {
  importo: Cents
  /** Months of amortisation; the pre-amortisation comes before them and adds to them. */
  durataMesi: number
  /** Percent, at most 4 decimals. */
  tan: number
  /** Default `francese`. */
  tipo?: TipoPiano
  /** Default `mensile`. */
  periodicita?: Periodicita
  /** Months of interest only before the amortisation. Default 0. */
  preammortamento?: number
  /** Capital left to the last instalment (balloon), cents. Default 0. */
  maxirata?: Cents
  /** Changes of rate, by month, in order. */
  tassi?: readonly CambioTasso[]
  /** Bounds of every rate of the plan, percent. */
  floor?: number | null
  cap?: number | null
}

/** One instalment; all in cents. `residuo` is the debt after paying it. */
export type Rata = { n: number; rata: Cents; interessi: Cents; capitale: Cents; residuo: Cents }

export type Piano = {
  /** The first instalment of the amortisation (the constant one of a French plan). */
  rata: Cents
  rate: Rata[]
  totaleInteressi: Cents
  /** Months between two instalments. */
  mesiPerRata: number
}
