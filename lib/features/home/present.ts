import { addMonthsToDay, columnOfDay, type Day, dayOf, monthOf } from '@/lib/core/dates'
import type { Mese, Queue } from './types'

type MonthRow = { mese: string; valore: number }

/** 'YYYY-MM', `back` months before the one of `now` in Italy. */
export const monthBefore = (now: Date, back: number): string =>
  addMonthsToDay(`${monthOf(now)}-01`, -back).slice(0, 7)

/** Twelve months up to this one, each beside the same month a year before; months without rows are zero. */
export function twelveMonths(rows: readonly MonthRow[], now: Date): Mese[] {
  const values = new Map(rows.map(({ mese, valore }) => [mese, valore]))
  return Array.from({ length: 12 }, (_, index) => {
    const back = 11 - index
    const mese = monthBefore(now, back)
    return { mese, valore: values.get(mese) ?? 0, annoPrima: values.get(monthBefore(now, back + 12)) ?? 0 }
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
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

type Counted = { total: number; late_total: number }

/** Rows that each carry the whole's counts → a queue. */
export function queueOf<Row extends Counted, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Queue<Item> {
  return { total: rows[0]?.total ?? 0, late: rows[0]?.late_total ?? 0, items: rows.map(toItem) }
}
