import { speseIntere } from '@/lib/finance/costs'
import type { Loan } from './loans'

/** The figures of a loan as the representative example wants them. */
export function exampleOf({ costi, tan, taeg, importo, durataMesi, rata, totale }: Loan, asOf: string) {
  const spese = speseIntere(costi, durataMesi)
  return { tipo: 'fisso' as const, tan, taeg, importo, durataMesi, rata, totale, spese, asOf }
}
