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

/**
 * Longer than this nobody is taken to have been watching without a call. A player calls every quarter of a minute, in a hidden tab once
 * a minute, and a video that loses the network soon stops: whoever comes back the next day has not watched until then.
 */
const LONGEST_SILENCE = 2 * 60
/** Seconds of a lesson that a clock, or a call on its way, may be off; of a short lesson a tenth of it. */
const MOST_TOLERANCE = 5
const TOLERANCE_SHARE = 0.1

export const toleranceOf = (length: number): number => Math.min(MOST_TOLERANCE, TOLERANCE_SHARE * length)

/** Until when somebody's time is counted, and how much of it no video has taken yet, in seconds. */
export type Clock = { contatoAt: Date; creditoSec: number }

const secondsBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1_000)

/** The time of somebody that a video may still take: one clock for all their lessons, so that videos side by side take it once. */
export const creditAt = ({ contatoAt, creditoSec }: Clock, now: Date): number =>
  Math.min(LONGEST_SILENCE, creditoSec + secondsBetween(contatoAt, now))

type Watched = {
  /** Seconds of this lesson's video that are new, and those of it that were seen before. */
  gained: number
  seen: number
  length: number
  /** How fast a video may be played. */
  speed: number
  /** What `creditAt` says. */
  credit: number
  /** What of its tolerance the lesson has taken already. */
  tolerated: number
  /** When the lesson was opened. */
  openedAt: Date
  now: Date
}

/**
 * What new seconds of a lesson take: of the time that has gone by, and where that is too short, of the lesson's tolerance, which
 * is there once. Nobody sees more of a lesson than the time since it was opened either.
 * @returns what is left of the time, and what of the tolerance is taken; null where both together are too short
 */
export function takeTime(watched: Watched): { creditoSec: number; tolleranzaSec: number } | null {
  const { gained, seen, length, speed, credit, tolerated, openedAt, now } = watched
  const tolerance = toleranceOf(length)
  const needed = gained / speed
  const sinceOpened = secondsBetween(openedAt, now)
  const beyond = Math.max(0, needed - credit)
  const isTooMuch = tolerated + beyond > tolerance || (seen + gained) / speed > sinceOpened + tolerance
  if (gained > 0 && isTooMuch) return null
  return { creditoSec: Math.max(0, credit - needed), tolleranzaSec: tolerated + beyond }
}
