import type { Stato } from '@/lib/words/case-states'

/** The way of a case that goes well: its states in order, each with the column that says when it was reached. */
export const WAY = {
  raccolta_documenti: 'dataRaccolta',
  in_istruttoria: 'dataIstruttoria',
  inviata_banca: 'dataInvioBanca',
  deliberata: 'dataDelibera',
  stipula: 'dataStipula',
  liquidata: 'dataLiquidazione',
} as const satisfies Partial<Record<Stato, string>>

export const WAY_STATES = Object.keys(WAY) as (keyof typeof WAY)[]
