import type { Row } from '@/lib/resources/types'

const CONCERNED = ['importoRichiesto', 'importoDeliberato', 'prezzo', 'valoreImmobile', 'valorePerizia']

/** Loan to value in percent, of the lower of price and appraisal; null without a value (domain.md §1). */
export function ltvOf(row: Row): number | null {
  const values = [row.prezzo, row.valorePerizia ?? row.valoreImmobile].filter(Boolean).map(Number)
  const amount = Number(row.importoDeliberato ?? row.importoRichiesto)
  return values.length > 0 ? Math.round((amount / Math.min(...values)) * 1_000_000) / 10_000 : null
}

/** The derived column, where what it derives from changes. */
export function ltvColumn(data: Row, before: Row | null): Row {
  if (!CONCERNED.some((name) => name in data)) return {}
  const ltv = ltvOf({ ...before, ...data })
  return { ltv: ltv !== null && ltv < 1000 ? ltv : null }
}
