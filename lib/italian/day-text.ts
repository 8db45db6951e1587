import { columnOfDay, type Day, dayOf, dayOfColumn } from '@/lib/core/dates'

/* How a day that a person wrote is read: typed, pasted, imported or sent. */

export type DayReading = { day: Day; problem?: undefined } | { day?: undefined; problem: string }

export type DayOptions = {
  /** The last day that can be meant: of a year of two figures, the century that does not go beyond it. */
  notAfter?: Day
}

/** Years as the date field of the specification takes them. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2900
/** Of two figures, where nothing says whether the day has been. */
const FIRST_OF_LAST_CENTURY = 50

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic']

/** A time of day behind the day, as spreadsheets and other programs write it; what it says does not count. */
const TIME = /(?:[T ,]+|, *ore +)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?$/i
/** The same with its zone, as programs write it: an instant. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i

const NUMERIC = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const IN_WORDS = /^(\d{1,2})°?[ /.-]+([a-z]{3,9})\.?[ /.-]+(\d{4}|\d{2})$/i
const EIGHT = /^\d{8}$/
/** Days since 30 December 1899, as spreadsheets count them; four figures are more likely a year. */
const SERIAL = /^([1-9]\d{4})(?:[.,]\d+)?$/
const SERIAL_ZERO = Date.UTC(1899, 11, 30)

const NOT_A_DAY = 'La data non è valida: si scrive 21/11/2026.'

const two = (figure: string): string => figure.padStart(2, '0')

function calendarDay(year: string, month: string, day: string): Day | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  const years = Number(year)
  if (years < FIRST_YEAR || years > LAST_YEAR || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const column = columnOfDay(text)
  return !Number.isNaN(column.getTime()) && dayOfColumn(column) === text ? text : undefined
}

/** "80" → 1980, "31" → 2031: from 50 on the last century, as a loan or a mandate may well end in the thirties; of a day that has been the one that can be meant. */
function inCentury(year: string, month: string, day: string, notAfter: Day | undefined): Day | undefined {
  if (year.length === 4) return calendarDay(year, month, day)
  const near = calendarDay(`20${year}`, month, day)
  const past = calendarDay(`19${year}`, month, day)
  if (notAfter !== undefined) return near !== undefined && near <= notAfter ? near : past
  return Number(year) < FIRST_OF_LAST_CENTURY ? near : past
}

function monthNamed(word: string): string | undefined {
  const index = MONTHS.indexOf(word.slice(0, 3).toLowerCase())
  return index < 0 ? undefined : String(index + 1)
}

/** "01031980" or "19800301": no text can be both, since the year of the one has no month in the other. */
function ofEightFigures(text: string): Day | undefined {
  return (
    calendarDay(text.slice(4), text.slice(2, 4), text.slice(0, 2)) ??
    calendarDay(text.slice(0, 4), text.slice(4, 6), text.slice(6))
  )
}

/** Without the marks that nobody sees, with one kind of space and of dash. */
const plainly = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^['’]/, '')
    .trim()

const italianDay = (day: Day): string => day.split('-').reverse().join('/')

const asReading = (day: Day | undefined): DayReading => (day === undefined ? { problem: NOT_A_DAY } : { day })

/** A date whose month cannot be one, in a text that names days after months: never turned round, but said. */
function notItalian(first: string, second: string, year: string): DayReading {
  const turned = Number(second) > 12 && year.length === 4 ? calendarDay(year, first, second) : undefined
  if (turned === undefined) return { problem: NOT_A_DAY }
  return {
    problem: `Il mese ${second} non esiste: se intendi ${italianDay(turned)}, scrivi il giorno per primo.`,
  }
}

/**
 * Reads a day: "1/3/80", "01.03.1980", "1980-03-01", "1 marzo 1980", with a time behind it, or the serial number of a
 * spreadsheet. An instant with its zone is the day that it is in Rome. 12/31/1980 is refused, and never turned round.
 */
export function readDay(text: string, { notAfter }: DayOptions = {}): DayReading {
  const written = plainly(text)
  if (INSTANT.test(written)) {
    const instant = readInstant(written)
    return asReading(instant && dayOf(instant))
  }
  const bare = written.replace(TIME, '').replace(/ ?([/.-]) ?/g, '$1')
  const serial = SERIAL.exec(bare)
  if (serial) return asReading(dayOfColumn(new Date(SERIAL_ZERO + Number(serial[1]) * 86_400_000)))
  if (EIGHT.test(bare)) return asReading(ofEightFigures(bare))
  const iso = ISO.exec(bare)
  if (iso) return asReading(calendarDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''))
  const words = IN_WORDS.exec(bare)
  const [, day = '', month = '', year = ''] = words ?? NUMERIC.exec(bare) ?? []
  const number = words ? monthNamed(month) : month
  const read = day && number ? inCentury(year, number, day, notAfter) : undefined
  return read !== undefined || words ? asReading(read) : notItalian(day, month, year)
}

/** An instant with its zone: "2026-11-21T23:30:00Z", "2026-11-22 00:30+01:00"; undefined for any other text, whose zone nobody says. */
export function readInstant(text: string): Date | undefined {
  const written = plainly(text)
  if (!INSTANT.test(written)) return undefined
  const isDay = calendarDay(written.slice(0, 4), written.slice(5, 7), written.slice(8, 10)) !== undefined
  const instant = new Date(written.replace(' ', 'T'))
  return isDay && !Number.isNaN(instant.getTime()) ? instant : undefined
}
