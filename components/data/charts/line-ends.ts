import type { ChartData } from './chart-types'
import { scaleOf } from './layout'

/** Names closer than this part of the height would cover each other. */
const APART = 0.09
const FEW = 4

/** Whether each line can carry its name at its end; otherwise a legend names them. */
export function hasEndLabels(data: ChartData): boolean {
  const { kind, series, points } = data
  if (kind !== 'line' || series.length < 2 || series.length > FEW || points.length < 2) return false
  const ends = series.map(({ name }) => points.at(-1)?.values[name] ?? null)
  if (ends.includes(null)) return false
  const ticks = scaleOf(data)
  const height = (ticks.at(-1) ?? 0) - (ticks[0] ?? 0)
  const sorted = [...(ends as number[])].sort((a, b) => a - b)
  return sorted.every((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > APART * height)
}
