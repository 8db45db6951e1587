/** The one in the middle; of an even number, half way between the two; of none there is none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle]
  if (high === undefined) return null
  const low = sorted.length % 2 === 1 ? high : (sorted[middle - 1] ?? high)
  // Half a cent is none.
  return Math.round(((low + high) / 2) * 100) / 100
}
