import { addDays, columnOfDay, type Day, dayOfColumn } from '../core/dates'

/** Month and day of the holidays that do not move (law 260/1949; San Francesco since 2026, law 151/2025). */
const FIXED = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26']
const SAN_FRANCESCO = { day: '10-04', since: 2026 }

/** Easter Sunday, by the anonymous Gregorian algorithm. */
export function easter(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const sum = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`
}

/** Whether nobody works on this day all over Italy; Sundays are for the opening hours to say. */
export function isHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  const date = day.slice(5)
  if (FIXED.includes(date) || (date === SAN_FRANCESCO.day && year >= SAN_FRANCESCO.since)) return true
  const sunday = easter(year)
  return day === sunday || day === dayOfColumn(addDays(columnOfDay(sunday), 1))
}
