import { formatEuro } from '@/lib/core/money'

const noon = (mese: string) => new Date(`${mese}-15T12:00:00Z`)
const long = new Intl.DateTimeFormat('it-IT', { month: 'long' })
const short = new Intl.DateTimeFormat('it-IT', { month: 'short' })
const withYear = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric' })

/** '2026-11' → "novembre", "nov", "novembre 2026". */
export const monthName = (mese: string) => long.format(noon(mese))
export const monthShort = (mese: string) => short.format(noon(mese))
export const monthAndYear = (mese: string) => withYear.format(noon(mese))

const compact = new Intl.NumberFormat('it-IT', { notation: 'compact', maximumFractionDigits: 1 })
const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** Cents as "1.432,86 €" and, where there is little room, "1,4 Mln €". */
export const euro = (cents: number) => formatEuro(cents)
export const euroShort = (cents: number) => `${compact.format(cents / 100)} €`
export const plain = (value: number) => count.format(value)
