import { type Day, dayOf, nextDay } from '../core/dates'
import { isHoliday } from './holidays'

/** One span of opening: giorno 1 is Monday; times are "09:30", Italian time. */
export type Span = { giorno: number; dalle: string; alle: string }
/** Opening hours with the days on which they do not count: the holidays of Italy, where they close, and some of its own. */
export type WorkCalendar = { orari: readonly Span[]; festivi: boolean; chiusure: readonly Day[] }
/** When somebody works: hours alone are closed on the holidays of Italy. */
export type Hours = readonly Span[] | WorkCalendar
export type OpenDay = { giorno: Day; fasce: string[] }
/** What a visitor wants to know now: until when it is open, or when it opens again. */
export type OpenState = { aperta: boolean; giorno: Day | null; ora: string }

const WEEK = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']
/** How long a call-back slot is. */
const SLOT_HOURS = 2
/** Nobody plans further: more closed days than this in a row mean "closed". */
const LOOK_AHEAD = 21

const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "09:30" in Italy. */
export const timeOf = (instant: Date): string => clock.format(instant)

const toTime = (text: string) => {
  const [hours = '0', minutes = '00'] = text.split(/[:.]/)
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Monday is 1. */
export const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

/** "lun–ven 9–19, sab 9–13" → spans; what cannot be read is left out. */
export function readHours(text: string): Span[] {
  return text.split(',').flatMap((part) => {
    const found = /^\s*([a-zì]+)(?:\s*[–-]\s*([a-zì]+))?\s+(.+)$/i.exec(part)
    const [, first = '', last = first, hours = ''] = found ?? []
    const [from, to] = [first, last].map((name) => WEEK.indexOf(name.slice(0, 3).toLowerCase()) + 1)
    if (!from || !to) return []
    const spans = [...hours.matchAll(/(\d{1,2}(?:[:.]\d\d)?)\s*[–-]\s*(\d{1,2}(?:[:.]\d\d)?)/g)]
    return WEEK.flatMap((_, index) =>
      index + 1 >= from && index + 1 <= to
        ? spans.map(([, dalle = '', alle = '']) => ({
            giorno: index + 1,
            dalle: toTime(dalle),
            alle: toTime(alle),
          }))
        : [],
    )
  })
}

/** When an office is taken to be open that has not said so: calls can be asked for, and tickets have a clock, from the first day. */
const UNSAID = 'lun–ven 9–18'

/** The hours of the office as it has written them; usual ones where it has written none. */
export const officeHoursOf = (orari: string): Span[] => readHours(orari.trim() || UNSAID)

const shortTime = (time: string) => time.replace(/^0/, '').replace(':00', '')
const writeSpan = ({ dalle, alle }: Span) => `${shortTime(dalle)}–${shortTime(alle)}`

/** Spans → the days that share the same hours: [["lun–ven", "9–13 e 14:30–18"], ["sab", "9–12:30"]]. */
export function writeHours(orari: readonly Span[]): [days: string, hours: string][] {
  const groups: { first: string; last: string; hours: string }[] = []
  WEEK.forEach((name, index) => {
    const spans = orari.filter(({ giorno }) => giorno === index + 1)
    const hours = spans
      .sort((a, b) => a.dalle.localeCompare(b.dalle))
      .map(writeSpan)
      .join(' e ')
    const group = groups.at(-1)
    if (group?.hours === hours) group.last = name
    else groups.push({ first: name, last: name, hours })
  })
  return groups
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) => [first === last ? first : `${first}–${last}`, hours])
}

/** Hours alone as the calendar that they stand for. */
export const calendarOf = (hours: Hours): WorkCalendar =>
  'orari' in hours ? hours : { orari: hours, festivi: true, chiusure: [] }

/** The spans of one calendar day, in order; none on holidays. */
export function spansOf(hours: Hours, day: Day): Span[] {
  const { orari, festivi, chiusure } = calendarOf(hours)
  if ((festivi && isHoliday(day)) || chiusure.includes(day)) return []
  return orari
    .filter(({ giorno }) => giorno === weekdayOf(day))
    .sort((a, b) => a.dalle.localeCompare(b.dalle))
}

/** The place of the first span that shares some time with one before it in the list; -1 for none. */
export const overlapping = (orari: readonly Span[]): number =>
  orari.findIndex((span, at) =>
    orari
      .slice(0, at)
      .some(({ giorno, dalle, alle }) => giorno === span.giorno && dalle < span.alle && span.dalle < alle),
  )

function daysFrom(now: Date, count: number): Day[] {
  const days = [dayOf(now)]
  while (days.length < count) days.push(nextDay(days.at(-1) ?? ''))
  return days
}

/** Open until, or opening at: `giorno` is null when no opening is in sight. */
export function openState(orari: readonly Span[], now: Date): OpenState {
  const [today = '', time] = [dayOf(now), timeOf(now)]
  const current = spansOf(orari, today).find(({ dalle, alle }) => dalle <= time && time < alle)
  if (current) return { aperta: true, giorno: today, ora: current.alle }
  for (const giorno of daysFrom(now, LOOK_AHEAD)) {
    const next = spansOf(orari, giorno).find(({ dalle }) => giorno > today || dalle > time)
    if (next) return { aperta: false, giorno, ora: next.dalle }
  }
  return { aperta: false, giorno: null, ora: '' }
}

const hoursLater = (time: string, hours: number) =>
  `${String(Number(time.slice(0, 2)) + hours).padStart(2, '0')}${time.slice(2)}`

function slotsOf({ dalle, alle }: Span): string[] {
  const slots: string[] = []
  for (let from = dalle; from < alle; ) {
    const next = hoursLater(from, SLOT_HOURS)
    const to = next < alle ? next : alle
    slots.push(`${from}-${to}`)
    from = to
  }
  return slots
}

/** The next days on which somebody answers, with the slots ("09:00-11:00") that have not begun yet. */
export function freeSlots(orari: readonly Span[], now: Date, days: number): OpenDay[] {
  const [today, time] = [dayOf(now), timeOf(now)]
  return daysFrom(now, LOOK_AHEAD)
    .map((giorno) => ({
      giorno,
      fasce: spansOf(orari, giorno)
        .flatMap(slotsOf)
        .filter((fascia) => giorno > today || fascia > time),
    }))
    .filter(({ fasce }) => fasce.length > 0)
    .slice(0, days)
}
