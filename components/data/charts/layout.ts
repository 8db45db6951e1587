import type { ChartData, Point } from './chart-types'
import { closeTicks, ticksOf } from './scale'

/** Longer names stand beside lying bars: under upright ones they would cover each other. */
const LONGEST_UPRIGHT = 12
const HEIGHT = 220
const [LINE, AXIS] = [34, 36]

/** Whether bars lie, each with its name at its left. */
export const isLying = ({ kind, points }: Pick<ChartData, 'kind' | 'points'>): boolean =>
  kind !== 'line' && points.some(({ label }) => label.length > LONGEST_UPRIGHT)

/** In pixels, known before anything is drawn: nothing moves when the chart comes. */
export const heightOf = (data: Pick<ChartData, 'kind' | 'points'>): number =>
  isLying(data) ? data.points.length * LINE + AXIS : HEIGHT

/** Few bars of one series carry their figure; below zero it would cover the names. */
export function hasBarLabels(data: ChartData): boolean {
  const { kind, unit, series, points } = data
  if (kind !== 'bar' || series.length > 1 || drawnValues(data).some((value) => value < 0)) return false
  const room = unit === 'euro' ? 5 : 12
  return points.length <= (isLying(data) ? 40 : room)
}

/** The lines of its scale. */
export function scaleOf(data: ChartData): number[] {
  const values = drawnValues(data)
  if (data.close && data.kind === 'line' && values.length > 0) return closeTicks(values)
  return ticksOf(values, data.least, data.unit !== 'percent')
}

/**
 * Where its scale ends: at its last line; lying bars that carry their figure reach as far as there is room, and a round end would leave
 * a part of it empty, a third of a phone's.
 */
export function topOf(data: ChartData, ticks: readonly number[]): number {
  const largest = isLying(data) && hasBarLabels(data) ? Math.max(0, ...drawnValues(data)) : 0
  return largest || (ticks.at(-1) ?? 0)
}

/** All that is drawn: stacked parts reach as high as their sum. */
export const drawnValues = ({ kind, points, series }: ChartData): number[] =>
  points.flatMap(({ values }) => {
    const own = series.map(({ name }) => values[name] ?? 0)
    if (kind !== 'stacked') return own
    const sum = (sign: number) => own.filter((value) => value * sign > 0).reduce((a, b) => a + b, 0)
    return [sum(1), sum(-1)]
  })

/** Where the figure of a series at a point is listed. */
export const hrefOf = ({ href, hrefs }: Point, series: string): string | undefined => hrefs?.[series] ?? href
