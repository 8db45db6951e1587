import { addDays, addMonthsToDay, columnOfDay, type Day, dayOf, dayOfColumn, monthOf } from '@/lib/core/dates'
import type { Mese, Queue } from './types'

type MonthRow = { mese: string; valore: number }

/** 'YYYY-MM', `back` months before the one of `now` in Italy. */
export const monthBefore = (now: Date, back: number): string =>
  addMonthsToDay(`${monthOf(now)}-01`, -back).slice(0, 7)

/** The days of a year ago that the month which has begun is compared with: as many as it has had. */
export function sameDaysYearBefore(now: Date): { from: Day; to: Day } {
  const today = dayOf(now)
  return { from: addMonthsToDay(`${today.slice(0, 7)}-01`, -12), to: addMonthsToDay(today, -12) }
}

/**
 * Twelve months up to this one, each beside the same month a year before; months without rows are zero. This month has only begun:
 * it stands beside `soFar`, what `sameDaysYearBefore` had.
 */
export function twelveMonths(rows: readonly MonthRow[], now: Date, soFar: number): Mese[] {
  const values = new Map(rows.map(({ mese, valore }) => [mese, valore]))
  return Array.from({ length: 12 }, (_, index) => {
    const back = 11 - index
    const mese = monthBefore(now, back)
    const valore = values.get(mese) ?? 0
    if (back === 0) return { mese, valore, annoPrima: soFar, annoPrimaFino: sameDaysYearBefore(now).to }
    return { mese, valore, annoPrima: values.get(monthBefore(now, back + 12)) ?? 0 }
  })
}

/** The twelve months before this one, oldest first: this one has only begun, and would always end the line with a fall. */
export function wholeMonths(rows: readonly MonthRow[], now: Date): number[] {
  const values = new Map(rows.map(({ mese, valore }) => [mese, valore]))
  return Array.from({ length: 12 }, (_, index) => values.get(monthBefore(now, 12 - index)) ?? 0)
}

/** Whole days of the calendar in Italy from an instant to now; none for what is still to come. */
export const daysSince = (instant: Date, now: Date): number =>
  Math.max(
    0,
    Math.round((columnOfDay(dayOf(now)).getTime() - columnOfDay(dayOf(instant)).getTime()) / 86_400_000),
  )

/** The Monday of the week of a day. */
export function mondayOf(day: Day): Day {
  const date = columnOfDay(day)
  return dayOfColumn(addDays(date, -((date.getUTCDay() + 6) % 7)))
}

type Counted = { total: number; late_total: number }

/** Rows that each carry the whole's counts → a queue. */
export function queueOf<Row extends Counted, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Queue<Item> {
  return { total: rows[0]?.total ?? 0, late: rows[0]?.late_total ?? 0, items: rows.map(toItem) }
}
