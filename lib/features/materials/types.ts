import type { Offer } from '@/lib/features/calculators/present'
import type { BdvCard } from '@/lib/features/materials/bdv/schema'
import type { Colore, FlyerInput, Formato, Volantino } from './schema'

/** What is kept of a flyer: with it the same one is drawn again. */
export type FlyerData = {
  input: FlyerInput
  /** Euro; of a mortgage the house that the example is about. */
  valoreImmobile?: number
  offer: Offer
  /** Day of the figures. */
  asOf: string
}

/** A flyer about to be drawn. */
export type Flyer = FlyerData & {
  kind: Volantino
  layout: Formato
  colore: Colore
  /** Whose it is; the company's own where there is none. */
  card: BdvCard | null
  /** Its figures are too old to be handed out. */
  isExpired: boolean
  /** Of its short link; null before it is kept. */
  codice: string | null
}
