/** Events among trials: leads among views. */
export interface Share {
  events: number
  trials: number
}

export interface Interval {
  value: number
  low: number
  high: number
}

/** Normal quantile for 95%. */
const Z = 1.959963984540054

/** A share with its 95% interval by Wilson's score, which holds for few trials and for none or all of them. */
export function wilson({ events, trials }: Share): Interval | null {
  if (trials === 0 || events > trials) return null
  const value = events / trials
  const z2 = Z * Z
  const middle = (value + z2 / (2 * trials)) / (1 + z2 / trials)
  const half =
    (Z / (1 + z2 / trials)) * Math.sqrt((value * (1 - value)) / trials + z2 / (4 * trials * trials))
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * Second share less the first, with Newcombe's 95% interval, made of the two Wilson ones. The difference is
 * significant when the interval leaves out zero.
 */
export function difference(first: Share, second: Share): (Interval & { significant: boolean }) | null {
  const [a, b] = [wilson(first), wilson(second)]
  if (!a || !b) return null
  const value = b.value - a.value
  const low = value - Math.hypot(b.value - b.low, a.high - a.value)
  const high = value + Math.hypot(b.high - b.value, a.value - a.low)
  return { value, low, high, significant: low > 0 || high < 0 }
}
