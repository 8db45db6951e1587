import { addMonthsToDay, monthOf } from '@/lib/core/dates'
import type { Mese } from './types'

export type MonthRow = { mese: string; valore: number }

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
