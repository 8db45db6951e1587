import { keysOf } from '@/lib/core/keys'
import type { Tone } from '@/lib/words/options'

/** Every state of a case with its label, its colour, and where it may go (domain.md §3). */
export const STATI = {
  bozza: { label: 'Bozza', tone: 'neutral', next: ['raccolta_documenti', 'ritirata'] },
  raccolta_documenti: { label: 'Raccolta documenti', tone: 'info', next: ['in_istruttoria'] },
  in_istruttoria: { label: 'In istruttoria', tone: 'info', next: ['inviata_banca', 'raccolta_documenti'] },
  inviata_banca: {
    label: 'Inviata alla banca',
    tone: 'info',
    next: ['deliberata_reddituale', 'deliberata', 'respinta'],
  },
  deliberata_reddituale: { label: 'Delibera reddituale', tone: 'info', next: ['perizia'] },
  perizia: { label: 'Perizia', tone: 'info', next: ['deliberata', 'respinta'] },
  deliberata: { label: 'Deliberata', tone: 'ok', next: ['stipula'] },
  stipula: { label: 'Stipula', tone: 'ok', next: ['liquidata'] },
  liquidata: { label: 'Liquidata', tone: 'ok', next: [] },
  respinta: { label: 'Respinta', tone: 'bad', next: [] },
  ritirata: { label: 'Ritirata', tone: 'neutral', next: [] },
  sospesa: { label: 'Sospesa', tone: 'warn', next: [] },
} as const satisfies Record<string, { label: string; tone: Tone; next: readonly string[] }>

export type Stato = keyof typeof STATI

/** Paid out by the agent's word alone: the office has not confirmed it, and nothing counts it as paid. */
export const DA_CONFERMARE = {
  value: 'liquidata_da_confermare',
  label: 'Liquidata, da confermare',
  tone: 'warn',
} as const satisfies { value: string; label: string; tone: Tone }

type Shown = { stato: Stato; erogazioneDaConfermare: boolean }

/** The state of a case as every screen names it. */
export const statoMostrato = ({ stato, erogazioneDaConfermare }: Shown): { label: string; tone: Tone } =>
  erogazioneDaConfermare ? DA_CONFERMARE : STATI[stato]
export const STATI_NOMI = keysOf(STATI)

/** A reason that no word of the office's lists says: it is always there, and is told in free words. */
export const ALTRO = 'Altro'

/** Final: only an admin may reopen, with a reason. */
export const FINALI: readonly Stato[] = ['liquidata', 'respinta', 'ritirata']

/** Where a reopened case may start again. */
const RIAPERTURA: readonly Stato[] = [
  'raccolta_documenti',
  'in_istruttoria',
  'inviata_banca',
  'deliberata',
  'stipula',
]

/** The usual sequence of states, for the progress that clients and agents see. */
export function percorso(product: string): readonly Stato[] {
  const start = ['bozza', 'raccolta_documenti', 'in_istruttoria', 'inviata_banca'] as const
  const mortgage = product === 'mutuo' ? (['deliberata_reddituale', 'perizia'] as const) : []
  return [...start, ...mortgage, 'deliberata', 'stipula', 'liquidata']
}

/** The bank has it, and has not decided yet. */
export const IN_BANCA: readonly Stato[] = ['inviata_banca', 'deliberata_reddituale', 'perizia']

export const isAperta = (stato: Stato) => !FINALI.includes(stato)
export const STATI_APERTI: Stato[] = STATI_NOMI.filter(isAperta)

type Caso = { stato: Stato; statoPrecedente: Stato | null; product: string }

/** The states a case may go to. `riapri`: the actor may reopen closed cases. */
export function prossimiStati({ stato, statoPrecedente, product }: Caso, riapri: boolean): Stato[] {
  if (!isAperta(stato)) return riapri ? [...RIAPERTURA] : []
  if (stato === 'sospesa') return statoPrecedente ? [statoPrecedente, 'ritirata'] : ['ritirata']
  const next: Stato[] = STATI[stato].next.filter(
    (to) => to !== 'deliberata_reddituale' || product === 'mutuo',
  )
  return [...next, 'sospesa', ...(next.includes('ritirata') ? [] : (['ritirata'] as const))]
}

/** The column that keeps the day of each state. */
export const DATA_DI_STATO: Partial<Record<Stato, string>> = {
  raccolta_documenti: 'dataRaccolta',
  in_istruttoria: 'dataIstruttoria',
  inviata_banca: 'dataInvioBanca',
  deliberata_reddituale: 'dataReddituale',
  perizia: 'dataPerizia',
  deliberata: 'dataDelibera',
  stipula: 'dataStipula',
}
