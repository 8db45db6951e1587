const FACTORS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
/** Steps of few digits: the words of the scale have two decimals. */
const CLOSE_FACTORS = [1, 2, 5, 10]

/** A round number not below `size`, of which the half is round too. */
function roundAbove(size: number, whole: boolean): number {
  if (size <= 0) return 0
  // Two of anything are the fewest that have a half.
  if (whole && size <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(size / 2))
  const steps = FACTORS.map((factor) => factor * power)
  const step = steps.find((round) => round * 2 >= size && (!whole || Number.isInteger(round)))
  return 2 * (step ?? size / 2)
}

/**
 * The lines of a scale from the lowest to the highest value, zero among them. `least` is its top without values;
 * `whole` keeps what is counted in ones.
 */
export function ticksOf(values: readonly number[], least = 2, whole = true): number[] {
  const top = roundAbove(Math.max(0, ...values), whole)
  const bottom = -roundAbove(-Math.min(0, ...values), whole)
  if (top === 0 && bottom === 0) return [0, least / 2, least]
  const below = bottom < 0 ? [bottom, bottom / 2] : []
  const above = top > 0 ? [top / 2, top] : []
  return [...below, 0, ...above]
}

/** The lines of a scale that holds the values and little more, at round distances; zero need not be among them. */
export function closeTicks(values: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const size = Math.max(highest - lowest, Math.abs(highest) / 100, 0.01)
  const power = 10 ** Math.floor(Math.log10(size / 2))
  const step = power * (CLOSE_FACTORS.find((factor) => factor * power * 2 >= size) ?? 10)
  const first = Math.floor(lowest / step)
  const last = Math.max(Math.ceil(highest / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}
