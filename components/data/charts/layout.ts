import type { ChartData } from './chart-types'

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

/** Few bars of one series carry their figure. */
export const hasBarLabels = ({ kind, series, points }: ChartData): boolean =>
  kind === 'bar' && series.length === 1 && points.length <= (isLying({ kind, points }) ? 40 : 12)

/** All that is drawn: stacked parts reach as high as their sum. */
export const drawnValues = ({ kind, points, series }: ChartData): number[] =>
  points.flatMap(({ values }) => {
    const own = series.map(({ name }) => values[name] ?? 0)
    if (kind !== 'stacked') return own
    const sum = (sign: number) => own.filter((value) => value * sign > 0).reduce((a, b) => a + b, 0)
    return [sum(1), sum(-1)]
  })
