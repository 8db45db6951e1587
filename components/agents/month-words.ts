import { formatEuro } from '@/lib/core/money'

const noon = (mese: string) => new Date(`${mese}-15T12:00:00Z`)
const long = new Intl.DateTimeFormat('it-IT', { month: 'long' })
const short = new Intl.DateTimeFormat('it-IT', { month: 'short' })
const withYear = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric' })

/** '2026-11' → "novembre", "nov", "novembre 2026". */
export const monthName = (mese: string) => long.format(noon(mese))
export const monthShort = (mese: string) => short.format(noon(mese))
export const monthAndYear = (mese: string) => withYear.format(noon(mese))

/** '2026-11' → "2026-11-01..2026-11-30", as lists filter days. */
export function daysOf(mese: string): string {
  const [year = 0, month = 0] = mese.split('-').map(Number)
  return `${mese}-01..${mese}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`
}

const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

export const euro = (cents: number) => formatEuro(cents)
export const plain = (value: number) => count.format(value)
