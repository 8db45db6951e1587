import type { Day } from '@/lib/core/dates'
import type { Versione } from '@/lib/features/content/informazioni/types'

/** A bank as the page on transparency lists it; percent of the amount paid out. */
export type BankTerms = {
  nome: string
  /** `offerto`: whether one may ask for it today; the others are here because an agreement pays for them. */
  prodotti: { prodotto: string; offerto: boolean; provvigione: number; compenso: number }[]
}

/** The averages of a quarter with the threshold that follows from each; classes in cents. */
type Thresholds = {
  from: Day
  to: Day
  inForce: boolean
  rows: {
    category: string
    classFrom: number | null
    classTo: number | null
    tegm: number
    soglia: number
  }[]
}

/** The representative example, worked out with today's products and indexes; cents and percent. */
export type WorkedOffer = {
  nome: string
  valoreImmobile: number
  importo: number
  durataMesi: number
  tan: number
  taeg: number
  rata: number
  totale: number
  /** Each over the whole term. */
  spese: { label: string; importo: number }[]
  asOf: Day
}

/** The bounds of the fee that a client may be asked in a mandate: percent of what its base is, and euro. */
export type FeeBounds = { percentuale: number; importo: number }

/** What the tables in a text are made from; undefined where the text does not ask. */
export type PageTables = {
  asOf: Day
  banche?: BankTerms[]
  massimi?: FeeBounds
  soglie?: Thresholds | null
  /** General information on credit to consumers, the versions in force first. */
  informazioni?: Versione[]
  /** Null when no product answers to the example. */
  esempio?: WorkedOffer | null
}
