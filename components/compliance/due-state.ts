import type { Day } from '@/lib/core/dates'
import type { Tone } from '@/lib/words/options'

/** How a duty stands on a day: its last day is still in time. */
export function stateOf(entro: Day | null, today: Day): { label: string; tone: Tone } {
  if (entro === null) return { label: 'manca', tone: 'bad' }
  if (entro < today) return { label: 'in ritardo', tone: 'bad' }
  return entro === today ? { label: 'oggi', tone: 'warn' } : { label: 'in scadenza', tone: 'warn' }
}
