import type { Loan } from './loans'

/** The figures of a loan as the representative example wants them. */
export function exampleOf({ costi, tan, taeg, importo, durataMesi, rata, totale }: Loan, asOf: string) {
  const spese = costi.map(({ voce, importo: each, quando }) => ({
    label: voce,
    importo: each * TIMES[quando](durataMesi),
  }))
  return { tipo: 'fisso' as const, tan, taeg, importo, durataMesi, rata, totale, spese, asOf }
}

const TIMES = {
  iniziale: () => 1,
  mensile: (mesi: number) => mesi,
  annuale: (mesi: number) => Math.ceil(mesi / 12),
}
