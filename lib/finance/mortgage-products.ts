import type { Cents } from './exact'
import type { Indice } from './indexes'
import type { SpeseProdotto } from './product-costs'

export const TIPI_TASSO = ['fisso', 'variabile', 'misto', 'capped'] as const
export type TipoTasso = (typeof TIPI_TASSO)[number]

export const CLASSI_ENERGETICHE = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type ClasseEnergetica = (typeof CLASSI_ENERGETICHE)[number]

/** A spread that holds up to this LTV (percent) and this duration (months). */
export type FasciaSpread = { ltvMax: number; durataMax: number; spread: number }

/** A bank's mortgage, as the comparison needs it. Amounts in cents, rates in percent, durations in months. */
export type ProdottoMutuo = SpeseProdotto & {
  id: string
  banca: { id: string; nome: string }
  nome: string
  tipoTasso: TipoTasso
  /** Without an index the spread is the TAN itself. */
  indice: Indice | null
  spread: number
  spreadByLtv: readonly FasciaSpread[]
  /** The rate never goes below zero. */
  floor: boolean
  cap: number | null
  /** Length of the fixed period of a `misto`. */
  mesiFissi: number | null
  /** Empty: every purpose. */
  finalita: readonly string[]
  importoMin: Cents
  importoMax: Cents
  durataMin: number
  durataMax: number
  ltvMax: number
  etaMaxFine: number
  /** Points off the spread for energy classes A and B. */
  scontoGreen: number
  /** Only homes of these classes; missing or empty: all. */
  classiEnergetiche?: readonly ClasseEnergetica[]
}

export type RichiestaMutuo = {
  finalita: string
  valoreImmobile: Cents
  importo: Cents
  durataMesi: number
  tasso: TipoTasso | 'tutti'
  eta?: number
  /** Net a month, cents. */
  reddito?: Cents
  altreRate?: Cents
  classeEnergetica?: ClasseEnergetica
  /** Default: yes, unless the purpose says a second home. Changes the tax. */
  primaCasa?: boolean
}
