import { addDays, addMonthsToDay, columnOfDay, type Day, dayOfColumn } from '@/lib/core/dates'
import { grouped } from '@/lib/core/grouped'
import type { Stato } from '@/lib/words/case-states'
import type { Classe } from './labels'
import type { RegoleIdentificazione } from './settings'

const MONTHS = { bassa: 'mesiBassa', normale: 'mesiNormale', alta: 'mesiAlta' } as const

/** The last day on which an identification is good: so many months by its class, or as long as the document, whichever ends first. */
export function lastDayOf(
  completed: Day,
  classe: Classe,
  document: Day | null,
  rules: RegoleIdentificazione,
): Day {
  const byClass = addMonthsToDay(completed, rules[MONTHS[classe]])
  return document && document < byClass ? document : byClass
}

type StatoIdentificazione = 'da_fare' | 'in_corso' | 'completata' | 'da_rinnovare'

type Known = { completata: boolean; scadeIl: Day | null; iniziata: boolean; inRinnovo: boolean }

export function stateOf(
  { completata, scadeIl, iniziata, inRinnovo }: Known,
  today: Day,
): StatoIdentificazione {
  if (!completata) return iniziata ? 'in_corso' : 'da_fare'
  if (scadeIl !== null && scadeIl < today) return 'da_rinnovare'
  return inRinnovo ? 'in_corso' : 'completata'
}

type Asked = { apertaIl: Day; completata: boolean; scadeIl: Day | null; entroIl: Day | null }

/**
 * Whether a case lacks an identification, and whether that holds it up: nothing does before the day of the rule; a new case needs one
 * at once; a case of before has until the day that the plan gives it, and as long as it has none only a warning.
 */
export function lackOf(
  { apertaIl, completata, scadeIl, entroIl }: Asked,
  today: Day,
  firstDay: Day,
): { manca: boolean; blocca: boolean } {
  const isGood = completata && (scadeIl === null || scadeIl >= today)
  if (isGood) return { manca: false, blocca: false }
  if (today < firstDay) return { manca: true, blocca: false }
  if (completata || apertaIl >= firstDay) return { manca: true, blocca: true }
  return { manca: true, blocca: entroIl !== null && entroIl < today }
}

/** Nearer to the bank's money comes first; what the bank has already has less to lose. */
const URGENCY: Partial<Record<Stato, number>> = {
  in_istruttoria: 0,
  raccolta_documenti: 1,
  inviata_banca: 2,
  deliberata_reddituale: 2,
  perizia: 2,
  deliberata: 2,
  stipula: 2,
  bozza: 3,
  sospesa: 4,
}
/** Companies have owners to find, and take longest. */
const PRODUCTS: Record<string, number> = { azienda: 0, leasing: 0, mutuo: 1, prestito: 2, cdq: 2 }

type ToPlan = { id: string; agentId: string | null; stato: Stato; product: string; apertaIl: Day }

/**
 * A day for each case that was open before the rule. Each agent's are spread over the weeks by themselves, as many in one as in any other,
 * so that nobody has all of theirs at once: the most urgent first, by the state, then by the product, then by age. A week ends on its Friday.
 * @param from the day on which the plan is made
 */
export function planOf(cases: readonly ToPlan[], from: Day, weeks: number): Map<string, Day> {
  const urgency = ({ stato, product }: ToPlan) => (URGENCY[stato] ?? 3) * 10 + (PRODUCTS[product] ?? 1)
  const ordered = cases.toSorted(
    (a, b) => urgency(a) - urgency(b) || a.apertaIl.localeCompare(b.apertaIl) || a.id.localeCompare(b.id),
  )
  const friday = columnOfDay(fridayAfter(from))
  const byAgent = grouped(ordered, ({ agentId }) => agentId)
  const planned = [...byAgent.values()].flatMap((own) =>
    own.map(({ id }, at) => {
      const week = Math.floor((at * weeks) / own.length)
      return [id, dayOfColumn(addDays(friday, week * 7))] as const
    }),
  )
  return new Map(planned)
}

const FRIDAY = 5

/** The next Friday that leaves a week of work at least. */
function fridayAfter(day: Day): Day {
  const first = addDays(columnOfDay(day), 5)
  return dayOfColumn(addDays(first, (FRIDAY - first.getUTCDay() + 7) % 7))
}
