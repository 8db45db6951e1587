import { addDays, columnOfDay, type Day, dayOfColumn, nextDay } from '../core/dates'
import { isHoliday } from './holidays'

/** Days that no calendar of ours goes beyond. */
const MOST = 3_700

/** Whether banks in Italy work: Monday to Friday, but national holidays. */
export function isWorkingDay(day: Day): boolean {
  const weekday = columnOfDay(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** Working days after the first day, up to the last one and with it; negative where the last comes first. */
export function workingDaysBetween(from: Day, to: Day): number {
  if (to < from) return -workingDaysBetween(to, from)
  let count = 0
  for (let day = from, steps = 0; day < to && steps < MOST; steps++) {
    day = nextDay(day)
    if (isWorkingDay(day)) count++
  }
  return count
}

/** The day so many working days later, or earlier. */
export function addWorkingDays(from: Day, days: number): Day {
  const step = Math.sign(days)
  let day = from
  for (let left = Math.abs(days), steps = 0; left > 0 && steps < 2 * MOST; steps++) {
    day = dayOfColumn(addDays(columnOfDay(day), step))
    if (isWorkingDay(day)) left--
  }
  return day
}

/** The national holidays of a year, in order. */
export function holidaysOf(year: number): Day[] {
  const first = columnOfDay(`${year}-01-01`)
  return Array.from({ length: 366 }, (_, at) => dayOfColumn(addDays(first, at))).filter(
    (day) => day.startsWith(String(year)) && isHoliday(day),
  )
}
