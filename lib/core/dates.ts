const ZONE = 'Europe/Rome'
const dayParts = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' })
const shortDay = new Intl.DateTimeFormat('it-IT', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const shortTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/* Sweden writes dates as ISO 8601 does. */
const clockParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A calendar day 'YYYY-MM-DD', without a time. */
export type Day = string

/** Calendars know a year 0, the database does not; nobody means one of the centuries in between either. */
const FIRST_DAY: Day = '1900-01-01'

/** Whether a day or an instant, as ISO 8601 writes it with four digits of year, is of an age that anybody means. */
export const isOfOurTime = (text: string): boolean => text >= FIRST_DAY

/** The calendar day of an instant in Italy. */
export function dayOf(instant: Date): Day {
  return dayParts.format(instant)
}

/** A `date` column arrives as midnight UTC: its day is read in UTC. */
export function dayOfColumn(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** Day → value of a `date` column. */
export function columnOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** "21/11/2026" */
export function formatDay(value: Date | Day): string {
  return shortDay.format(typeof value === 'string' ? new Date(`${value.slice(0, 10)}T12:00:00Z`) : value)
}

/** "21/11/2026, 09:30" */
export function formatInstant(value: Date | string): string {
  return shortTime.format(new Date(value))
}

/** What clocks in Italy show at an instant, as if it were UTC: milliseconds, for what knows no time zones. */
export function italianClock(instant: Date): number {
  return Date.parse(`${clockParts.format(instant).replace(' ', 'T')}Z`)
}

export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000)
}

/** The day after. */
export function nextDay(day: Day): Day {
  return dayOfColumn(addDays(columnOfDay(day), 1))
}

/** The instant at which a day begins in Italy: midnight, 22:00 or 23:00 UTC of the day before. */
export function startOfDay(day: Day): Date {
  const guess = columnOfDay(day).getTime()
  for (const hours of [2, 1]) {
    const instant = new Date(guess - hours * 3_600_000)
    if (dayOf(instant) === day) return instant
  }
  return new Date(guess)
}
