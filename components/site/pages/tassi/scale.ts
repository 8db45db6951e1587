import { dayOfColumn } from '@/lib/core/dates'
/** Day and value. */
export type Point = readonly [date: string, value: number]

/** Where a point stands, in percent of the plot's width and height. */
export type Placed = { x: number; y: number; date: string; value: number }

export type Tick = { at: number; label: string }

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic']
const DAY_MS = 86_400_000
const time = (date: string) => Date.parse(`${date}T00:00:00Z`)
const iso = (ms: number) => dayOfColumn(new Date(ms))

/** A round step that cuts `range` in three to six parts. */
export function roundStep(range: number): number {
  const rough = range / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough
}

/** Values at round distances that hold every point; a flat series gets some air. */
export function valueTicks(points: readonly Point[]): number[] {
  const values = points.map(([, value]) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = roundStep(Math.max(high - low, 0.02))
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)))
}

/** Decimals that tell one tick from the next. */
export const tickDecimals = ([first = 0, second = 0]: readonly number[]): number =>
  [1, 2, 3, 4].find(
    (decimals) => Math.abs(Number((second - first).toFixed(decimals)) - (second - first)) < 1e-9,
  ) ?? 4

/** Every point on the plot; one alone stands in the middle. */
export function place(points: readonly Point[], ticks: readonly number[]): Placed[] {
  const [from, to] = [time(points[0]?.[0] ?? ''), time(points.at(-1)?.[0] ?? '')]
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  return points.map(([date, value]) => ({
    date,
    value,
    x: to === from ? 50 : ((time(date) - from) / (to - from)) * 100,
    y: 100 - ((value - low) / (high - low)) * 100,
  }))
}

/** Index of the point that is nearest to a place on the width, in percent. */
export function nearest(placed: readonly Placed[], x: number): number {
  let best = 0
  for (const [index, point] of placed.entries()) {
    if (Math.abs(point.x - x) < Math.abs((placed[best]?.x ?? 0) - x)) best = index
  }
  return best
}

const dayLabel = (date: string) => `${date.slice(8, 10)}/${date.slice(5, 7)}`
const monthLabel = (date: string) => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(2, 4)}`
const yearLabel = (date: string) => date.slice(0, 4)

/** Days written under the plot: weeks, months, quarters or years, according to how long it is. */
export function dayTicks(points: readonly Point[]): Tick[] {
  const [first, last] = [points[0]?.[0], points.at(-1)?.[0]]
  if (!first || !last || first === last) return last ? [{ at: 50, label: dayLabel(last) }] : []
  const [from, to] = [time(first), time(last)]
  const days = (to - from) / DAY_MS
  const at = (date: string) => ((time(date) - from) / (to - from)) * 100
  if (days < 45) return weeks(from, to).map((date) => ({ at: at(date), label: dayLabel(date) }))
  const [months, label] =
    days < 250 ? [1, monthLabel] : days < 500 ? [3, monthLabel] : [days < 2500 ? 12 : 24, yearLabel]
  return boundaries(first, last, months).map((date) => ({ at: at(date), label: label(date) }))
}

function weeks(from: number, to: number): string[] {
  const count = Math.floor((to - from) / (7 * DAY_MS))
  return Array.from({ length: count + 1 }, (_, index) => iso(to - index * 7 * DAY_MS)).reverse()
}

/** First days of a month, every `months` of them, counted from January. */
function boundaries(first: string, last: string, months: number): string[] {
  const start = Number(first.slice(0, 4)) * 12
  const count = Math.ceil((Number(last.slice(0, 4)) * 12 + 12 - start) / months)
  const even = start - (start % months)
  return Array.from({ length: count + 1 }, (_, index) =>
    iso(Date.UTC(2000, even + index * months - 2000 * 12, 1)),
  ).filter((date) => date >= first && date <= last)
}
