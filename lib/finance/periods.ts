import { UNITS_PER_PERCENT } from './exact'

/** How often an instalment falls due, and the months between two of them. */
export const MESI_PER_RATA = {
  mensile: 1,
  bimestrale: 2,
  trimestrale: 3,
  quadrimestrale: 4,
  semestrale: 6,
  annuale: 12,
} as const

export type Periodicita = keyof typeof MESI_PER_RATA

/** The longest plan: 100 years of months. */
export const MAX_MESI = 1_200

/** The rate of one period is units / denominator: TAN in ten-thousandths of a percent, simple part of a year. */
export const periodDenominator = (mesiPerRata: number): number => (100 * UNITS_PER_PERCENT * 12) / mesiPerRata
