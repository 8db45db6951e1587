/** A function and its derivative at one point. */
export type Sample = { value: number; slope: number }

const STEPS = 400
/** From here on every second step halves the bracket. */
const FREE_STEPS = 12
/** Relative size of a Newton step that only moves the last digits: the root is found. */
const LAST_DIGITS = 4 * Number.EPSILON

/**
 * Root of a continuous function between `a` and `b`, whose values have opposite signs (or are zero).
 * Newton's steps, kept inside the bracket, find ordinary roots in 3–6 steps. After 12, every second step halves
 * the bracket whatever Newton says, so 400 steps hold 194 halvings: a bracket of 1e6 is down to the spacing of
 * doubles after 73. There is nothing that can fail to converge.
 */
export function rootBetween(
  sample: (x: number) => Sample,
  a: number,
  b: number,
  guess: number = (a + b) / 2,
): number {
  let low = a
  let high = b
  const lowNegative = sample(a).value < 0
  let x = guess
  for (let i = 0; i < STEPS; i++) {
    const { value, slope } = sample(x)
    if (value === 0) return x
    if (value < 0 === lowNegative) low = x
    else high = x
    const newton = x - value / slope
    if (Math.abs(newton - x) <= LAST_DIGITS * Math.abs(x)) return newton
    const free = (i < FREE_STEPS || i % 2 === 1) && isBetween(newton, low, high)
    const next = free ? newton : (low + high) / 2
    if (next === low || next === high) return next
    x = next
  }
  return x
}

const isBetween = (x: number, a: number, b: number) => x > Math.min(a, b) && x < Math.max(a, b)
