import type { Day } from '@/lib/core/dates'
import type { GridChecks } from '@/lib/finance/price-grid'
import type { FamigliaTabella, StatoTabella } from '@/prisma/generated/enums'
import type { Fase } from './labels'
import type { Riga } from './schema'

/** A grid of the same family, name and bank. */
export type Versione = {
  _id: string
  stato: StatoTabella
  fase: Fase
  validFrom: Day
  validTo: Day | null
  righe: number
}

/** What a grid's own screen knows besides its record. */
export type TableExtra = { famiglia: FamigliaTabella; fase: Fase; versioni: Versione[] }

export type TableChecks = GridChecks

type Cell = Pick<Riga, 'importo' | 'durata'>
type Figures = Pick<Riga, 'rata' | 'tan' | 'taeg' | 'spese'>

/** Two versions cell by cell; rows that are alike are only counted. */
export type Confronto = {
  prima: { _id: string; validFrom: Day }
  dopo: { _id: string; validFrom: Day }
  uguali: number
  cambiate: (Cell & { prima: Figures; dopo: Figures })[]
  nuove: Riga[]
  tolte: Riga[]
}
