/** Instalment of a French plan, in cents; `tan` in percent a year. */
export function instalment(cents: number, months: number, tan: number): number {
  const rate = tan / 1200
  return Math.round(rate === 0 ? cents / months : (cents * rate) / (1 - (1 + rate) ** -months))
}

/** Loan that an instalment pays back, in cents. */
export function capitalOf(rata: number, months: number, tan: number): number {
  const rate = tan / 1200
  return Math.round(rate === 0 ? rata * months : (rata * (1 - (1 + rate) ** -months)) / rate)
}

/**
 * Yearly cost in percent, costs paid at the start and with each instalment. The present value falls as the rate
 * grows, so bisection between 0 and 100% a month always ends.
 */
export function taeg(cents: number, months: number, rata: number, upfront: number, monthly = 0): number {
  let low = 0
  let high = 1
  for (let step = 0; step < 60; step++) {
    const rate = (low + high) / 2
    const value = ((rata + monthly) * (1 - (1 + rate) ** -months)) / rate
    if (value > cents - upfront) low = rate
    else high = rate
  }
  return round4(((1 + low) ** 12 - 1) * 100)
}

export const round4 = (value: number): number => Math.round(value * 10_000) / 10_000
