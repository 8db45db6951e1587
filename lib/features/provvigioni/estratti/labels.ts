import { QUOTE } from '@/lib/features/provvigioni/accordi/schema'

/** What a row of a statement is of. */
export const ROW_KINDS = { ...QUOTE, segnalatore: 'Segnalazione' } as const

const MONTHS = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "ottobre 2026", of the first day of a month. */
export const monthName = (month: Date | string): string =>
  MONTHS.format(typeof month === 'string' ? new Date(`${month.slice(0, 7)}-01T00:00:00Z`) : month)

/** What a statement is called: "Estratto 2026/0001", and a draft by its month. */
export function statementTitle({ codice, mese }: { codice?: unknown; mese?: unknown }): string {
  if (codice) return `Estratto ${codice}`
  return `Bozza di ${monthName(mese instanceof Date ? mese : String(mese))}`
}
