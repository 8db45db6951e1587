import 'server-only'
import type { Sums } from './define'

/** Columns of a histogram of days. */
export const CLASSI = [
  ...(['h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'] as const),
  ...(['h8', 'h9', 'h10', 'h11', 'h12', 'h13', 'h14', 'h15'] as const),
] as const
/** Class k of the histogram of days begins at this less one: bucket_giorni() of the migration "cubi". */
const BASE = 1.45

/** What is said of a figure that is read from it: the histogram's test holds it to that. */
export const PER_CLASSI =
  'Sono stimati per classi di giorni: sbagliano di meno di un giorno fino a tre giorni, e oltre, fino a un anno, di meno del 45%.'

/** The days within which a share of the decisions came, from a histogram: within its class it is interpolated. */
export function quantile(sums: Sums<(typeof CLASSI)[number]>, share: number): number | null {
  const counts = CLASSI.map((name) => sums[name])
  const wanted = share * counts.reduce((sum, count) => sum + count, 0)
  if (!(wanted > 0)) return null
  let before = 0
  for (const [at, count] of counts.entries()) {
    if (before + count >= wanted) return BASE ** (at + (wanted - before) / count) - 1
    before += count
  }
  return null
}
