import { columnOfDay, instantOfClock, italianClock } from '@/lib/core/dates'
import { type DayReading, readDay, readInstant } from '@/lib/italian/day-text'

/** The parts that a person types; null is a part that is not there yet. */
export interface DateParts {
  giorno: number | null
  mese: number | null
  anno: number | null
  ore: number | null
  minuti: number | null
  secondi: number | null
}

export type DateField = keyof DateParts
/** 'minute' asks for no seconds: appointments and publications are not timed by them. */
export type DateMode = 'date' | 'minute' | 'datetime'

/** 0 is incomplete, 1 is a valid date. */
export type DateStatus = 0 | 1

export const EMPTY_PARTS: DateParts = {
  giorno: null,
  mese: null,
  anno: null,
  ore: null,
  minuti: null,
  secondi: null,
}
export const YEAR_RANGE = { min: 1900, max: 2900 }
/** A day without a time is stored at eight in the morning, as clocks in Italy show it. */
export const DAY_HOUR = 8

/**
 * What a form sees of a date that has been begun: no schema takes it, so neither an empty date nor the one of before is sent in its place
 * (as NaN is of a number).
 */
export const BEGUN_DATE = 'incompleta'

/** A number that cannot be read, or a date that has been begun: nothing to compute or to search with. */
export const isUnread = (value: unknown): boolean => Number.isNaN(value) || value === BEGUN_DATE

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.trunc(value)))

/** While month or year are missing every day that some month has is allowed. */
export function lastDayOfMonth(mese: number | null, anno: number | null): number {
  return mese === null ? 31 : new Date(Date.UTC(anno ?? 2000, mese, 0)).getUTCDate()
}

const LIMITS: Record<DateField, (parts: DateParts) => [number, number]> = {
  giorno: ({ mese, anno }) => [1, lastDayOfMonth(mese, anno)],
  mese: () => [1, 12],
  anno: () => [YEAR_RANGE.min, YEAR_RANGE.max],
  ore: () => [0, 23],
  minuti: () => [0, 59],
  secondi: () => [0, 59],
}

export function limitsOf(field: DateField, parts: DateParts): [number, number] {
  return LIMITS[field](parts)
}

/** Brings every part into its range; the day last, because it depends on month and year. */
export function clampParts(parts: DateParts): DateParts {
  const clamped = { ...parts }
  for (const field of ['mese', 'anno', 'ore', 'minuti', 'secondi', 'giorno'] as const) {
    const value = clamped[field]
    if (value !== null) clamped[field] = between(value, ...limitsOf(field, clamped))
  }
  return clamped
}

const FIELDS: Record<DateMode, DateField[]> = {
  date: ['giorno', 'mese', 'anno'],
  minute: ['giorno', 'mese', 'anno', 'ore', 'minuti'],
  datetime: ['giorno', 'mese', 'anno', 'ore', 'minuti', 'secondi'],
}

export const fieldsOf = (mode: DateMode): DateField[] => FIELDS[mode]

export function statusOf(parts: DateParts, mode: DateMode): DateStatus {
  return fieldsOf(mode).every((field) => parts[field] !== null) && !isSkipped(parts, mode) ? 1 : 0
}

/** What clocks in Italy show, wherever the browser is, of parts that are all there: milliseconds as if they were of UTC. */
const clockOf = ({ giorno, mese, anno, ore, minuti, secondi }: Record<DateField, number>) =>
  Date.UTC(anno, mese - 1, giorno, ore, minuti, secondi)

/** Whether it is a time that clocks leave out: 02:30 on the night on which summer time begins. */
export function isSkipped(parts: DateParts, mode: DateMode): boolean {
  if (mode === 'date') return false
  const whole = { ...parts, secondi: parts.secondi ?? 0 }
  return isWhole(whole) && italianClock(instantOfClock(clockOf(whole))) !== clockOf(whole)
}

const isWhole = (parts: DateParts): parts is Record<DateField, number> =>
  Object.values(parts).every((part) => part !== null)

/** Of a date that is not whole: whether anything of it was typed. */
export const isBegun = (parts: DateParts, mode: DateMode): boolean =>
  statusOf(parts, mode) === 0 && fieldsOf(mode).some((field) => parts[field] !== null)

/** The instant at which clocks in Italy show the parts, or null when one is missing or clocks leave it out. */
export function toInstant(parts: DateParts, mode: DateMode): string | null {
  const clamped = clampParts(parts)
  if (statusOf(clamped, mode) === 0) return null
  const clock = mode === 'date' ? { ore: DAY_HOUR, minuti: 0, secondi: 0 } : {}
  // What a stored instant has beyond its minute stays while the minute stays.
  const whole = { ...clamped, secondi: clamped.secondi ?? 0, ...clock }
  return isWhole(whole) ? instantOfClock(clockOf(whole)).toISOString() : null
}

/** Reads an instant as clocks in Italy show it, or a bare day 'YYYY-MM-DD' as that day at eight; any other text is no date of a form. */
export function toParts(value: string | null): DateParts {
  const instant = value === null ? undefined : readInstant(value)
  if (instant) return partsAt(italianClock(instant))
  const isBare = value !== null && readDay(value).day === value
  return isBare ? partsAt(columnOfDay(value).getTime() + DAY_HOUR * 3_600_000) : EMPTY_PARTS
}

/** What a day field shows of the day in an address, and the text itself where that is none. */
export function addressDay(text: string | null, read: (text: string) => DayReading = readDay) {
  if (!text) return { value: null }
  const { day } = read(text)
  return day === undefined ? { value: BEGUN_DATE, unread: text } : { value: day }
}

/** Of a clock as `clockOf` tells it. */
function partsAt(clock: number): DateParts {
  const at = new Date(clock)
  return {
    giorno: at.getUTCDate(),
    mese: at.getUTCMonth() + 1,
    anno: at.getUTCFullYear(),
    ore: at.getUTCHours(),
    minuti: at.getUTCMinutes(),
    secondi: at.getUTCSeconds(),
  }
}

/** A day picked in the calendar comes with the time 08:00:00, whatever was there before. */
export function pickDay(day: string): DateParts {
  return clampParts({ ...toParts(day), ore: DAY_HOUR, minuti: 0, secondi: 0 })
}
