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
  stars === null ? '—' : stars.toLocaleString('it-IT', { maximumFractionDigits: 1 })

type Chosen = Record<'categoryId' | 'assigneeId' | 'priorita', string | null>

/** The list of the tickets that were opened in the period, with what is chosen beside it. */
export function openedHref(
  { from, to }: Pick<Statistics, 'from' | 'to'>,
  chosen: Chosen,
  more: object = {},
): string {
  const filters = { createdAt: `${from}..${to}`, ...chosen, ...more }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(`filter[${name}]`, String(value))
  return `/admin/tickets?${query}`
}
