import type { Day } from '@/lib/core/dates'
import type { Option, Tone } from '@/lib/words/options'
import type { FamigliaTabella, Prodotto, StatoTabella } from '@/prisma/generated/enums'

/** What is stored; whether a published one holds today is told by its days. */
export const STATI_TABELLA: readonly Option[] = [
  { value: 'bozza', label: 'Bozza', tone: 'neutral' },
  { value: 'pubblicata', label: 'Pubblicata', tone: 'ok' },
  { value: 'chiusa', label: 'Chiusa', tone: 'info' },
]

export type Fase = 'bozza' | 'futura' | 'in_vigore' | 'chiusa'
export const FASI: Record<Fase, { label: string; tone: Tone }> = {
  bozza: { label: 'Bozza', tone: 'neutral' },
  futura: { label: 'Non ancora in vigore', tone: 'warn' },
  in_vigore: { label: 'In vigore', tone: 'ok' },
  chiusa: { label: 'Chiusa', tone: 'info' },
}

type Validity = { stato: StatoTabella; validFrom: Day; validTo: Day | null }

/** Where a grid stands on a day. The night writes what is closed; whoever looks before it is told the same. */
export function phaseOf({ stato, validFrom, validTo }: Validity, today: Day): Fase {
  if (stato === 'bozza') return 'bozza'
  if (validFrom > today) return 'futura'
  return validTo !== null && validTo < today ? 'chiusa' : 'in_vigore'
}

/** Where each family is under /v2. */
export const TABLE_PATHS = {
  asa: 'tabelle',
  newfin: 'tabelleNewfin',
  hub: 'tabelleHub',
} as const satisfies Record<FamigliaTabella, string>
export type TablePath = (typeof TABLE_PATHS)[FamigliaTabella]

/**
 * What the checks of a grid have to know of it: whether the bank has instalments of its own, and whether its rows are loans
 * whose costs contain the tax of a loan. What other products pay depends on more than the row.
 */
export const gridTerms = ({ prodotto, fuoriPiano }: { prodotto: Prodotto; fuoriPiano: boolean }) => ({
  fuoriPiano,
  tassata: prodotto === 'prestito',
})
