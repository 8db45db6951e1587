import { type Day, dayOf, nextDay } from '@/lib/core/dates'
import { openState, type Span } from '@/lib/italian/opening-hours'

const weekday = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' })
const shortDate = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', timeZone: 'UTC' })

/** "domani", "lunedì", "mercoledì 09/12": no more words than it takes. */
function dayText(day: Day, today: Day): string {
  if (day === today) return 'oggi'
  if (day === nextDay(today)) return 'domani'
  const date = new Date(`${day}T00:00:00Z`)
  const days = (date.getTime() - new Date(`${today}T00:00:00Z`).getTime()) / 86_400_000
  return days < 7 ? weekday.format(date) : `${weekday.format(date)} ${shortDate.format(date)}`
}

const hour = (time: string) => `alle ${time.replace(/^0/, '')}`

/** The opening state in words: "Aperta fino alle 18:30", "Chiusa: apre domani alle 9:00". */
export function openText(orari: readonly Span[], now: Date): { aperta: boolean; text: string } {
  const { aperta, giorno, ora } = openState(orari, now)
  if (aperta) return { aperta, text: `Aperta fino ${hour(ora)}` }
  if (!giorno) return { aperta, text: 'Su appuntamento' }
  return { aperta, text: `Chiusa: apre ${dayText(giorno, dayOf(now))} ${hour(ora)}` }
}
