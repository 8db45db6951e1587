import { type Day, dayOf, nextDay } from '../core/dates'
import { type Span, spansOf, timeOf, weekdayOf } from './opening-hours'
import { addWorkingMinutes } from './working-time'

/** Which part of a working day: the one before lunch, or the one after it. */
export type DayPart = 'mattina' | 'pomeriggio'

/** When somebody calls: a day, and a part of it or the hours that were asked for ("9", "13"). */
export type CallTime = { giorno: Day; parte: DayPart; ore: [from: string, to: string] | null }

/** So long a request waits at most while the office is open. */
const WITHIN_MINUTES = 120
const NOON = '13:00'
/** More closed days than this in a row mean that no day can be named. */
const LOOK_AHEAD = 21

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']

const hour = (text: string) => `${text.padStart(2, '0')}:00`

/** The first day from a moment on of which an opening falls within the hours that somebody asked for. */
function dayWithin(orari: readonly Span[], from: Date, [first, last]: [string, string]): Day | null {
  const [begins, ends] = [hour(first), hour(last)]
  let day = dayOf(from)
  for (let ahead = 0; ahead < LOOK_AHEAD; ahead++) {
    const passed = ahead === 0 ? timeOf(from) : ''
    const isOpen = spansOf(orari, day).some(
      ({ dalle, alle }) => dalle < ends && begins < alle && passed < ends && passed < alle,
    )
    if (isOpen) return day
    day = nextDay(day)
  }
  return null
}

/**
 * When somebody is called who asks at `now`: within two hours of opening, on a day that is worked (`lib/italian/holidays.ts`), or at the
 * next of the hours that they prefer.
 * @param orari hours of the office @param fascia "9–13" @returns null where no opening is in sight
 */
export function callTime(orari: readonly Span[], now: Date, fascia?: string | null): CallTime | null {
  if (orari.length === 0) return null
  const by = addWorkingMinutes(orari, now, WITHIN_MINUTES)
  const [, from, to] = /^(\d{1,2})\D+(\d{1,2})$/.exec(fascia ?? '') ?? []
  const ore: [string, string] | null = from && to ? [from, to] : null
  const giorno = ore ? dayWithin(orari, now, ore) : dayOf(by)
  if (giorno === null || spansOf(orari, giorno).length === 0) return null
  return { giorno, parte: timeOf(by) <= NOON ? 'mattina' : 'pomeriggio', ore }
}

/** "oggi pomeriggio", "domani, fra le 9 e le 13", "lunedì 30/11/2026, di mattina". */
export function callText({ giorno, parte, ore }: CallTime, now: Date): string {
  const today = dayOf(now)
  const near = giorno === today ? 'oggi' : giorno === nextDay(today) ? 'domani' : null
  const day = near ?? `${WEEKDAYS[weekdayOf(giorno) - 1]} ${giorno.split('-').reverse().join('/')}`
  if (ore) return `${day}, fra le ${ore[0]} e le ${ore[1]}`
  // Nobody says "oggi mattina".
  if (giorno === today && parte === 'mattina') return 'questa mattina'
  return near ? `${day} ${parte}` : `${day}, di ${parte}`
}

/** Whether the part of the day, or the hours, in which somebody is called are over. */
export function hasPassed({ giorno, parte, ore }: CallTime, now: Date): boolean {
  const today = dayOf(now)
  if (giorno !== today) return giorno < today
  const ends = ore ? hour(ore[1]) : parte === 'mattina' ? NOON : null
  return ends !== null && ends <= timeOf(now)
}
