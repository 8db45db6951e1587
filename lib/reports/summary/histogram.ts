import 'server-only'
import { ATTESE } from '@/lib/cubes/cubes'
import type { Sums } from './define'

/** Columns of a histogram of days. */
export const CLASSI = ATTESE

/** From one class on a figure errs by at most so much of itself. */
const MOST_ERROR = 0.06
/** The last class has whatever takes longer. */
const LONGEST = 365

/** The days with which the classes begin: each is as wide as its error allows. classe_giorni() of the database has the same ones. */
export const FROM: readonly number[] = beginnings()

function beginnings(): number[] {
  const from: number[] = []
  for (let first = 0; first < LONGEST; ) {
    from.push(first)
    let last = first
    while (last + 1 < LONGEST && (last + 1 - first) / (last + 1 + first) <= MOST_ERROR) last += 1
    first = last + 1
  }
  return [...from, LONGEST]
}

/** What is said of a figure that is read from it: the histogram's test holds it to that. */
export const PER_CLASSI =
  'Sono letti per classi di giorni: esatti fino a sette giorni, e oltre, fino a un anno, con un errore di al massimo il 6%. «365» è un anno o più.'

/** Of the days of a class the one that is as far from the first as from the last, in proportion. */
function daysOf(at: number): number {
  const [first = LONGEST, next] = [FROM[at], FROM[at + 1]]
  if (next === undefined) return LONGEST
  const last = next - 1
  return first + last === 0 ? 0 : (2 * first * last) / (first + last)
}

/** The days within which a share of the decisions came, from a histogram. */
export function quantile(sums: Sums<(typeof CLASSI)[number]>, share: number): number | null {
  const counts = CLASSI.map((name) => sums[name])
  const wanted = share * counts.reduce((sum, count) => sum + count, 0)
  if (!(wanted > 0)) return null
  let before = 0
  for (const [at, count] of counts.entries()) {
    before += count
    if (count > 0 && before >= wanted) return daysOf(at)
  }
  return null
}
