import type { Day } from '@/lib/core/dates'
import type { Esempio } from '@/lib/features/campaigns/example'
import type { ProdottoConsumo } from './schema'

export type Versione = {
  _id: string
  prodotto: ProdottoConsumo
  numero: number
  /** The days on which it was shown; the last one is open. */
  dal: Day
  al: Day | null
}
export type Informazione = Versione & { corpo: string; esempio: Esempio }
