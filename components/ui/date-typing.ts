import { type DayOptions, readDay, readInstant } from '@/lib/italian/day-text'
import { clampParts, type DateField, type DateParts, EMPTY_PARTS, limitsOf, toParts } from './date-rules'

export const WIDTHS: Record<DateField, number> = {
  giorno: 2,
  mese: 2,
  anno: 4,
  ore: 2,
  minuti: 2,
  secondi: 2,
}

/** What a field shows: "05", "1980". */
export function shown(parts: DateParts, field: DateField): string {
  const value = parts[field]
  return value === null ? '' : String(value).padStart(WIDTHS[field], '0')
}

/** No other digit can follow: the field is full, or any further digit would pass the limit of every date. */
export function isFull(text: string, field: DateField): boolean {
  if (text.length >= WIDTHS[field]) return true
  return field !== 'anno' && text !== '' && Number(text) * 10 > limitsOf(field, EMPTY_PARTS)[1]
}

/** A year of too few digits is still being typed. */
export function isUnfinished(text: string, field: DateField): boolean {
  return field === 'anno' && text !== '' && text.length < WIDTHS.anno
}

/** The typed text becomes the part; a year that is still being typed, or lies beyond its range, is none. */
export function typed(text: string, field: DateField): number | null {
  if (text === '' || isUnfinished(text, field)) return null
  const value = Number(text)
  const [min, max] = limitsOf(field, EMPTY_PARTS)
  return field === 'anno' && (value < min || value > max) ? null : value
}

/**
 * The year that is meant by the digits with which the field was left: of two figures in the century of `readDay`, which of a day that
 * has been is the one that does not lie beyond `notAfter`.
 */
export function leftYear(text: string, { giorno, mese }: Partial<DateParts> = {}, options?: DayOptions) {
  const read = (day: number, month: number) => readDay(`${day}/${month}/${text}`, options).day
  // A 29 February of a year that has none still tells the year.
  const day = read(giorno ?? 1, mese ?? 1) ?? read(1, 1)
  return day === undefined ? null : Number(day.slice(0, 4))
}

/** One step up or down with the arrows; an empty field starts at today's value. */
export function stepped(field: DateField, by: number, parts: DateParts, today: DateParts): DateParts {
  const value = parts[field]
  return clampParts({ ...parts, [field]: value === null ? today[field] : value + by })
}

const CLOCK = /[\sT,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?(?: ?([ap])\.?m\.?)?/i

/** The hour of a day of twice twelve hours: 12 AM is midnight, 12 PM noon; an hour beyond twelve needs no half. */
function hourOf(text: string, half: string | undefined): number {
  const hour = Number(text)
  if (!half || hour > 12) return hour
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

const NO_TIME = 'L’ora non è valida: va da 00:00 a 23:59.'

/** A pasted day as people write it, also with a time, which where no time is asked for does not count; or why it is none. */
export function pasted(
  text: string,
  { isTimed = true, ...options }: DayOptions & { isTimed?: boolean } = {},
): { parts: DateParts } | { problem: string } {
  const { day, problem } = readDay(text, options)
  if (problem !== undefined) return { problem }
  const instant = readInstant(text)
  if (instant) return { parts: toParts(instant.toISOString()) }
  const [anno = 0, mese = 0, giorno = 0] = day.split('-').map(Number)
  const base = { ...EMPTY_PARTS, giorno, mese, anno }
  const [, ore, minuti, secondi, half] = CLOCK.exec(text.trim()) ?? []
  if (ore === undefined || !isTimed) return { parts: base }
  const parts = { ...base, ore: hourOf(ore, half), minuti: Number(minuti), secondi: Number(secondi ?? 0) }
  const isClock = parts.ore < 24 && parts.minuti < 60 && parts.secondi < 60
  return isClock ? { parts } : { problem: NO_TIME }
}
