import { formatEuro } from '@/lib/core/money'

const noon = (mese: string) => new Date(`${mese}-15T12:00:00Z`)
const long = new Intl.DateTimeFormat('it-IT', { month: 'long' })
const short = new Intl.DateTimeFormat('it-IT', { month: 'short' })
const withYear = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric' })

/** '2026-11' → "novembre", "nov", "novembre 2026". */
export const monthName = (mese: string) => long.format(noon(mese))
export const monthShort = (mese: string) => short.format(noon(mese))
export const monthAndYear = (mese: string) => withYear.format(noon(mese))

const oneDecimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })
const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** Cents as "1.432,86 €" and, where there is little room, "500 mila €", "1,4 mln €": Intl would say "500K". */
export const euro = (cents: number) => formatEuro(cents)
export function euroShort(cents: number): string {
  const euros = cents / 100
  if (euros >= 1_000_000) return `${oneDecimal.format(euros / 1_000_000)} mln €`
  return euros >= 1_000 ? `${oneDecimal.format(euros / 1_000)} mila €` : `${oneDecimal.format(euros)} €`
}
export const plain = (value: number) => count.format(value)
