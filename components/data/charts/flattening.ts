import type { ChartData } from './chart-types'

/** One as many times as large as the next leaves the others flat at the bottom of the scale. */
const TIMES = 5
/** Fewer are read one beside the other. */
const FEWEST = 4

export type Sized = { key: string; size: number }

/** The one thing that flattens all others, where there is one; where the others are nothing there is nothing to flatten. */
export function flattening(things: readonly Sized[]): string | null {
  if (things.length < FEWEST) return null
  const [largest, next] = things.toSorted((a, b) => b.size - a.size)
  return largest && next && next.size > 0 && largest.size >= TIMES * next.size ? largest.key : null
}

/** How far each point of bars or lines reaches, whichever of its series does; stacked parts by their sum. */
export const sizesOf = ({ kind, points, series }: Pick<ChartData, 'kind' | 'points' | 'series'>): Sized[] =>
  points.map(({ key, values }) => {
    const own = series.map(({ name }) => Math.abs(values[name] ?? 0))
    return {
      key,
      size: kind === 'stacked' ? own.reduce((sum, value) => sum + value, 0) : Math.max(0, ...own),
    }
  })
