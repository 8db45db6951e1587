import { counted } from '@/lib/italian/counted'
import { addDays, columnOfDay, type Day, dayOf, dayOfColumn, italianClock, nextDay } from '../core/dates'
import { calendarOf, type Hours, spansOf } from './opening-hours'

const MINUTE = 60_000
/** So many days without an opening mean that nobody works any more. */
const LONGEST_CLOSURE = 60
/** Between two instants further apart nobody counts working minutes. */
const MOST_DAYS = 2_000

/** The instant of a time on the clocks in Italy: "2026-11-26", "14:30". */
function instantAt(day: string, time: string): number {
  const clock = Date.parse(`${day}T${time}:00Z`)
  const near = new Date(clock - 60 * MINUTE)
  return clock - (italianClock(near) - near.getTime())
}

/** The openings of a day as instants, in order. */
const openings = (hours: Hours, day: string): [from: number, to: number][] =>
  spansOf(hours, day).map(({ dalle, alle }) => [instantAt(day, dalle), instantAt(day, alle)])

/** Whether anybody has said when they work. */
const isSaid = (hours: Hours) => calendarOf(hours).orari.length > 0

const dayBefore = (day: Day): Day => dayOfColumn(addDays(columnOfDay(day), -1))

/** When so many working minutes have passed. Without opening hours every minute counts. */
export function addWorkingMinutes(hours: Hours, from: Date, minutes: number): Date {
  let left = minutes * MINUTE
  let day = dayOf(from)
  for (let closed = 0; closed < LONGEST_CLOSURE && isSaid(hours); closed++) {
    for (const [opens, closes] of openings(hours, day)) {
      const begins = Math.max(opens, from.getTime())
      if (begins >= closes) continue
      if (left <= closes - begins) return new Date(begins + left)
      left -= closes - begins
      closed = 0
    }
    day = nextDay(day)
  }
  return new Date(from.getTime() + left)
}

/** Since when so many working minutes have passed: what began then or earlier has lasted for as long. */
export function workingMinutesAgo(hours: Hours, to: Date, minutes: number): Date {
  let left = minutes * MINUTE
  let day = dayOf(to)
  for (let closed = 0; closed < LONGEST_CLOSURE && isSaid(hours); closed++) {
    for (const [opens, closes] of openings(hours, day).toReversed()) {
      const ends = Math.min(closes, to.getTime())
      if (ends <= opens) continue
      if (left <= ends - opens) return new Date(ends - left)
      left -= ends - opens
      closed = 0
    }
    day = dayBefore(day)
  }
  return new Date(to.getTime() - left)
}

/** How many working minutes lie between two instants; none where the second is the earlier one. */
export function workingMinutesBetween(hours: Hours, from: Date, to: Date): number {
  if (to <= from) return 0
  if (!isSaid(hours)) return Math.round((to.getTime() - from.getTime()) / MINUTE)
  const last = dayOf(to)
  let worked = 0
  let day = dayOf(from)
  for (let days = 0; day <= last && days < MOST_DAYS; days++) {
    for (const [opens, closes] of openings(hours, day))
      worked += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()))
    day = nextDay(day)
  }
  return Math.round(worked / MINUTE)
}

/** So many working minutes as people say them: "30 minuti", "4 ore lavorative". */
export function workingWords(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'minuto', 'minuti')
  const hours = Math.round(minutes / 60)
  return hours === 1 ? '1 ora lavorativa' : `${hours} ore lavorative`
}
