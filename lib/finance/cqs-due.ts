/**
 * All that is due of a salary-backed loan: the montante, and what is paid besides with each instalment or each year. Quotes
 * of before keep no `totale`: nothing was counted besides then.
 */
export const dovutoCqs = ({ totale, montante }: { totale?: number; montante: number }): number =>
  totale ?? montante
