import { addDays, columnOfDay, type Day, dayOfColumn } from '../core/dates'
import { easter } from './holidays'

/** Month and day of the closing days of T2 that do not move (ECB, long-term calendar of the TARGET services). */
const CLOSED = ['01-01', '05-01', '12-25', '12-26']
const [GOOD_FRIDAY, EASTER_MONDAY] = [-2, 1]

const isWeekend = (day: Day): boolean => [0, 6].includes(columnOfDay(day).getUTCDay())

/** Whether Euribor and Eurirs are fixed on this day: when the euro payment system is open. */
export function isFixingDay(day: Day): boolean {
  if (isWeekend(day) || CLOSED.includes(day.slice(5))) return false
  const sunday = columnOfDay(easter(Number(day.slice(0, 4))))
  return ![GOOD_FRIDAY, EASTER_MONDAY].some((shift) => dayOfColumn(addDays(sunday, shift)) === day)
}

/** The fixing days from `first` to `last`, oldest first. */
export function fixingDays(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = dayOfColumn(addDays(columnOfDay(day), 1)))
    if (isFixingDay(day)) days.push(day)
  return days
}
