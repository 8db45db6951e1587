/** What the tools take, euro and percent: as POST /v2/calculators does. */
export const AMOUNTS = { min: 0.01, max: 100_000_000 } as const
export const COSTS = { min: 0, max: AMOUNTS.max } as const
export const RATES = { min: 0, max: 100 } as const

export const AMOUNTS_WORDS = 'da 0,01 a 100.000.000 €'

/** Whether a figure lies between the ends; what could not be read lies nowhere. */
export const isWithin = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  typeof value === 'number' && value >= min && value <= max
