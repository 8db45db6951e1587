/** A round number not below `size`, of which the half is round too. */
function roundAbove(size: number): number {
  if (size <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(size / 2))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round * 2 >= size)
  // Two of anything are the fewest that have a half.
  return 2 * Math.max(step ?? size / 2, 1)
}

/** The lines of a scale from the lowest to the highest value, zero among them. `least` is its top without values. */
export function ticksOf(values: readonly number[], least = 2): number[] {
  const top = roundAbove(Math.max(0, ...values))
  const bottom = -roundAbove(-Math.min(0, ...values))
  if (top === 0 && bottom === 0) return [0, least / 2, least]
  const below = bottom < 0 ? [bottom, bottom / 2] : []
  const above = top > 0 ? [top / 2, top] : []
  return [...below, 0, ...above]
}
