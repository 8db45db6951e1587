import { addDays, columnOfDay, type Day, dayOf, nextDay, startOfDay } from '@/lib/core/dates'
import { type Frequenza, ORA_INVIO } from './schema'

type Rhythm = { frequenza: Frequenza; giorno: number }

/** At the hour of sending of a day in Italy. On the two days on which clocks change it is an hour off. */
const hourOf = (day: Day): Date => addDays(startOfDay(day), ORA_INVIO / 24)

function isDue({ frequenza, giorno }: Rhythm, day: Day): boolean {
  const date = columnOfDay(day)
  if (frequenza === 'settimana') return (date.getUTCDay() || 7) === giorno
  return frequenza === 'giorno' || date.getUTCDate() === giorno
}

/** When a report leaves next, after an instant. */
export function nextOccasion(rhythm: Rhythm, after: Date): Date {
  let day = dayOf(after)
  while (!isDue(rhythm, day) || hourOf(day) <= after) day = nextDay(day)
  return hourOf(day)
}
