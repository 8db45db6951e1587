import { need } from './error'

/** Integer euro cents. */
export type Cents = number

/** The largest amount that plans accept: 100 billion euro. Products beyond 2^53 go through BigInt. */
export const MAX_CENTS = 10_000_000_000_000
/** Rates have at most 4 decimals of a percent: a rate is a whole number of these units. */
export const UNITS_PER_PERCENT = 10_000
const MAX_PERCENT = 1_000
const MIN_PERCENT = -10

/** Checks an amount in cents. */
export function needCents(value: number, field: string, min: Cents = 0): void {
  const ok = Number.isInteger(value) && value >= min && value <= MAX_CENTS
  need(ok, field, min > 0 ? 'Indica un importo maggiore di zero, al centesimo.' : 'Indica un importo valido.')
}

/**
 * Percent → whole ten-thousandths of a percent (3.2 → 32000). The tolerance takes the binary noise of sums
 * such as 2.913 + 1.2, not a fifth decimal.
 */
export function rateUnits(percent: number, field = 'tan'): number {
  const units = Math.round(percent * UNITS_PER_PERCENT)
  const ok = percent >= MIN_PERCENT && percent <= MAX_PERCENT
  need(ok, field, `Il tasso deve essere fra ${MIN_PERCENT}% e ${MAX_PERCENT}%.`)
  const exact = Math.abs(percent * UNITS_PER_PERCENT - units) < 1e-3
  need(exact, field, 'Il tasso ha al massimo quattro decimali.')
  return units
}

/**
 * a·b / den rounded half-up (away from zero), exact for all integers, den > 0.
 * While |a·b| < 2^52 the product, the quotient's floor after one correction, and twice the remainder are
 * whole numbers that a double holds exactly, so x.5 is seen as x.5. Beyond that, the same in BigInt.
 */
export function mulDivRound(a: number, b: number, den: number): number {
  const product = a * b
  const size = Math.abs(product)
  if (size >= 4_503_599_627_370_496) return mulDivRoundBig(BigInt(a), BigInt(b), BigInt(den))
  let quotient = Math.floor(size / den)
  let rest = size - quotient * den
  if (rest < 0) {
    quotient -= 1
    rest += den
  } else if (rest >= den) {
    quotient += 1
    rest -= den
  }
  if (2 * rest >= den) quotient += 1
  return product < 0 ? -quotient : quotient
}

function mulDivRoundBig(a: bigint, b: bigint, den: bigint): number {
  const product = a * b
  const size = product < 0n ? -product : product
  const rounded = (2n * size + den) / (2n * den)
  return Number(product < 0n ? -rounded : rounded)
}

/** A percentage of an amount, rounded half-up to the cent. */
export function percentOf(amount: Cents, percent: number, field = 'percentuale'): Cents {
  return mulDivRound(amount, rateUnits(percent, field), 100 * UNITS_PER_PERCENT)
}

/** A fraction of two amounts as a percent with 4 decimals, half-up: 120,000 of 150,000 → 80. */
export function percentRatio(part: number, whole: number): number {
  return mulDivRound(part, 100 * UNITS_PER_PERCENT, whole) / UNITS_PER_PERCENT
}

/** Rounds a percent to 4 decimals. Only for results of solvers, whose last digits are not exact anyway. */
export function roundRate(percent: number): number {
  return Math.round(percent * UNITS_PER_PERCENT) / UNITS_PER_PERCENT
}

/**
 * Rounds half-up a positive quotient that is known as a double (`approx`) and, when asked, exactly. The double
 * is right to 1e-12 of its size; unless it falls that near to x.5 its rounding is already the exact one, else
 * the integers decide. So the result is always the correctly rounded one, at the price of a double.
 */
export function roundExactly(approx: number, exact: () => { num: bigint; den: bigint }): number {
  const floor = Math.floor(approx)
  const margin = Math.abs(approx) * 1e-12 + 1e-9
  if (Math.abs(approx - floor - 0.5) > margin) return Math.round(approx)
  const { num, den } = exact()
  const [n, d] = den < 0n ? [-num, -den] : [num, den]
  return Number((2n * n + d) / (2n * d))
}
