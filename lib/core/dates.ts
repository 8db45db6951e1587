import { shiftMonths } from './months'

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

const clockTime = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })

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

/** The day on the calendars in Italy now: from midnight there, which is 22:00 or 23:00 UTC of the day before. */
export const todayInRome = (): Day => dayOf(new Date())

/** A calendar month 'YYYY-MM'. */
export type Month = string

const monthName = new Intl.DateTimeFormat('it-IT', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The month of a day as people read it: "ott 2026". */
export const formatMonth = (day: Day): string => monthName.format(columnOfDay(day))

/** The calendar month of an instant in Italy. */
export const monthOf = (instant: Date): Month => dayOf(instant).slice(0, 7)

/** The year in Italy now as codes write it: '26'. */
export const yearCode = (): string => todayInRome().slice(2, 4)

/** A `date` column arrives as midnight UTC: its day is read in UTC. */
export function dayOfColumn(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** Day → value of a `date` column. */
export function columnOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** An instant that stands for a day: noon UTC, or now where that is still to come. */
export const instantOfDay = (day: Day): Date => new Date(Math.min(Date.parse(`${day}T12:00:00Z`), Date.now()))

const DAY_LENGTH = 10

/**
 * The day that a text stands for: a day is itself, and an instant as ISO 8601 writes it is that of clocks in Italy. Its first ten
 * letters are Greenwich's, which is a day behind between midnight and two.
 */
export const dayOfText = (text: string): Day => (text.length === DAY_LENGTH ? text : dayOf(new Date(text)))

/** "21/11/2026", of a day or of an instant, as text or not: the day in Italy. */
export function formatDay(value: Date | Day): string {
  return shortDay.format(typeof value === 'string' ? instantAtNoon(value) : value)
}

const instantAtNoon = (text: string) => new Date(`${dayOfText(text)}T12:00:00Z`)

/** "21/11/2026, 09:30" */
export function formatInstant(value: Date | string): string {
  return shortTime.format(new Date(value))
}

/** "09:30", as the clocks in Italy show it. */
export const timeOf = (instant: Date | string): string => clockTime.format(new Date(instant))

/** As `formatDay`, of what a row holds; null where that is no day. */
export const shownDay = (value: unknown): string | null =>
  typeof value === 'string' ? formatDay(value) : null

/** As `formatInstant`, of what a row holds; null where that is no instant. */
export const shownInstant = (value: unknown): string | null =>
  typeof value === 'string' ? formatInstant(value) : null

/** What clocks in Italy show at an instant, as if it were UTC: milliseconds, for what knows no time zones. */
export function italianClock(instant: Date): number {
  return Date.parse(`${clockParts.format(instant).replace(' ', 'T')}Z`)
}

export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000)
}

/**
 * The instant at which clocks in Italy show this, which `italianClock` tells; of the hour that comes twice in autumn the first. Of the one
 * that spring leaves out it is an hour later: clocks never show that, and whoever must know asks `italianClock` what they do show.
 */
export function instantOfClock(clock: number): Date {
  for (const hours of [2, 1]) {
    const instant = new Date(clock - hours * 3_600_000)
    if (italianClock(instant) === Math.floor(clock / 1000) * 1000) return instant
  }
  // The hour that spring leaves out.
  return new Date(clock - 3_600_000)
}

/**
 * The same time of day in Italy so many months later or earlier; where the month has no such day, on its last. Everything
 * that lasts months or years is counted by this.
 */
export function addMonths(instant: Date, months: number): Date {
  const clock = italianClock(instant) + instant.getUTCMilliseconds()
  return instantOfClock(shiftMonths(new Date(clock), months).getTime())
}

/** A day so many months later or earlier, clamped likewise. */
export const addMonthsToDay = (day: Day, months: number): Day =>
  dayOfColumn(shiftMonths(columnOfDay(day), months))

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

/** The instant at which clocks in Rome show this time of a day: "09:30". Null for what is no day or no time. */
export function instantAt(day: Day, time: string): Date | null {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === '' || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return null
  const plain = startOfDay(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000
  // On the two nights of the year on which clocks are changed the day has an hour more, or less.
  return [0, 1, -1].map((off) => new Date(plain + off * 3_600_000)).find((at) => timeOf(at) === time) ?? null
}
