import { addMonthsToDay } from '@/lib/core/dates'
import { elided } from '@/lib/italian/elided'

const noon = (mese: string) => new Date(`${mese}-15T12:00:00Z`)
const long = new Intl.DateTimeFormat('it-IT', { month: 'long' })
const short = new Intl.DateTimeFormat('it-IT', { month: 'short' })
const withYear = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric' })

/** '2026-11' → "novembre", "nov", "novembre 2026". */
export const monthName = (mese: string) => long.format(noon(mese))
/** "a novembre", "ad agosto" */
export const inMonth = (mese: string) => `${/^a/.test(monthName(mese)) ? 'ad' : 'a'} ${monthName(mese)}`
export const monthShort = (mese: string) => short.format(noon(mese))
export const monthAndYear = (mese: string) => withYear.format(noon(mese))

/** '2026-11' → "2026-11-01..2026-11-30", as lists filter days. */
export function daysOf(mese: string): string {
  const [year = 0, month = 0] = mese.split('-').map(Number)
  return `${mese}-01..${mese}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`
}

/** '2026-11' → '2025-11' */
const yearBefore = (mese: string) => `${Number(mese.slice(0, 4)) - 1}${mese.slice(4)}`

/** The days that a month is compared with: the same month a year before, or as many days of it, up to `last`. */
export const daysYearBefore = (mese: string, last?: string): string =>
  last ? `${yearBefore(mese)}-01..${last}` : daysOf(yearBefore(mese))

/** "novembre 2026"; of the month that has begun, up to which day both sides count. */
export const comparedMonth = (mese: string, last?: string): string =>
  last
    ? `${monthAndYear(mese)}, fino ${elided('al', last.endsWith('-01') ? '1º' : String(Number(last.slice(8))))}`
    : monthAndYear(mese)

/** '2026-01' → '2025-12' */
export const monthBefore = (mese: string) => addMonthsToDay(`${mese}-01`, -1).slice(0, 7)
