/** Seconds of a video that were seen, from and to. */
export type Interval = readonly [from: number, to: number]

/** Players tell the time a few times a second: what is closer than this is no gap. */
const GAP = 1

const round = (value: number) => Math.round(value * 10) / 10

/** The same stretches in order and apart, within the video: what was seen twice counts once. */
export function union(intervals: readonly Interval[], length: number): Interval[] {
  const within = intervals
    .map(([from, to]): Interval => [round(Math.max(0, from)), round(Math.min(length, to))])
    .filter(([from, to]) => to > from)
    .sort((a, b) => a[0] - b[0])
  const joined: Interval[] = []
  for (const [from, to] of within) {
    const last = joined.at(-1)
    if (last && from <= last[1] + GAP) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

/** How many seconds these stretches are, which do not touch. */
export const secondsOf = (apart: readonly Interval[]): number =>
  round(apart.reduce((sum, [from, to]) => sum + to - from, 0))

/** In whole percent, never over a hundred; the last second of a video is often not told. */
export function percentOf(seconds: number, length: number): number {
  if (length - seconds <= GAP) return 100
  return Math.max(0, Math.floor((100 * seconds) / length))
}

/** Seconds beyond twice the time gone by that a clock, or a call on its way, may be off. */
const SLACK = 5
/** Longer than this nobody is taken to have been watching without a call. */
const LONGEST_SILENCE = 30 * 60
export const FASTEST = 2

/** Whether so many seconds can have been seen since the last count, at twice the speed at most. */
export const isPossible = (gained: number, elapsed: number): boolean =>
  gained <= FASTEST * Math.min(elapsed, LONGEST_SILENCE) + SLACK
