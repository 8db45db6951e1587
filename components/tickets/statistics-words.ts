import { numberText } from '@/lib/core/number-text'
import { APERTI } from '@/lib/features/tickets/states'
import type { Statistics } from '@/lib/features/tickets/statistics-schema'

const HOUR = 60
const PERCENT = 100

/** Working minutes: 45 → "45 min", 130 → "2 h 10 min". */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '—'
  const whole = Math.round(minutes)
  if (whole < HOUR) return `${whole} min`
  const rest = whole % HOUR
  return rest === 0 ? `${Math.floor(whole / HOUR)} h` : `${Math.floor(whole / HOUR)} h ${rest} min`
}

/** Kept ÷ (kept + missed); a dash where there was neither. */
export const keptText = ({ entro, oltre }: { entro: number; oltre: number }): string =>
  entro + oltre === 0 ? '—' : `${Math.round((PERCENT * entro) / (entro + oltre))}%`

/** 4.25 → "4,3" */
export const starsText = (stars: number | null): string =>
  stars === null ? '—' : numberText(stars, { most: 1 })

/** "12%" of them; a dash where there are none. */
export const shareText = (some: number, all: number): string =>
  all === 0 ? '—' : `${Math.round((PERCENT * some) / all)}%`

export type Chosen = Record<'categoryId' | 'assigneeId' | 'priorita' | 'ruolo', string | null>

/** With the days. */
export type Asked = Chosen & Record<'from' | 'to', string | null>

/** What the list calls those whom a role's tickets are of. */
const OPENED_BY: Record<string, Record<string, string>> = {
  client: { agentId: 'null', openedByAdminId: 'false' },
  agent: { clientId: 'null', openedByAdminId: 'false' },
  admin: { openedByAdminId: 'true' },
}

/** The list of the tickets that a figure counts, with what is chosen beside it; merged ones count as the other. */
export function ticketsHref({ ruolo, ...chosen }: Chosen, filters: Record<string, string | null>): string {
  const all = { ...chosen, ...(ruolo && OPENED_BY[ruolo]), unitoAId: 'false', ...filters }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(all)) if (value) query.set(`filter[${name}]`, value)
  return `/admin/tickets?${query}`
}

/** The filters of what came, of what was solved, of what opened again and of what has stars, between two days. */
export function figureFilters({ from, to }: Pick<Statistics, 'from' | 'to'>) {
  const days = `${from}..${to}`
  return {
    aperti: { createdAt: days },
    risolti: { risoltoAt: days },
    riaperti: { risoltoAt: days, riaperture: '1..' },
    voti: { risoltoAt: days, csat: '1..' },
    daRisolvere: { stato: APERTI.join(',') },
  }
}
