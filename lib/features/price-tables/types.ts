import type { Day } from '@/lib/core/dates'
import type { GridJump, GridSummary } from '@/lib/finance/grid-change'
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
  /** What visitors notice first, before and after; null of a grid without rows. */
  sintesi: { prima: GridSummary | null; dopo: GridSummary | null }
  /** Cells whose price moves further than prices usually do. */
  salti: GridJump[]
}

type Answer = Figures & { totale: number }
/** What a grid gives for a question, or why it gives nothing. */
export type Esito = { _id: string; validFrom: Day; cifre: Answer | null; motivo: string | null }

/** A draft beside the version that is in force today, if there is one. */
export type Prova = { bozza: Esito; inVigore: Esito | null }

/** The versions of one name and bank, newest first, as a time line draws them. */
export type Linea = {
  nome: string
  banca: string | null
  versioni: Pick<Versione, '_id' | 'fase' | 'validFrom' | 'validTo'>[]
}
/** `sonoTutte`: no older ones were left out. */
export type Linee = { oggi: Day; righe: Linea[]; sonoTutte: boolean }
