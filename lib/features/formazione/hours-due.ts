import type { Day } from '@/lib/core/dates'
import type { OreFormazione } from './settings'

export const YEARS = 2

/** The first year of the two that the OAM looks at, in a year. */
export const firstYear = ({ dal }: Pick<OreFormazione, 'dal'>, anno: number): number =>
  dal + Math.floor((anno - dal) / YEARS) * YEARS

type Done = { anno: number; ore: number }
type Goal = { ore: number; obiettivo: number }
export type HoursDone = {
  biennio: Goal & { dal: number; al: number }
  anno: Goal & { anno: number }
}

const monthAt = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The part of some hours that falls to who joined within their years: by months, that of joining included. */
function fallingTo(ore: number, since: Day | null, first: number, last: number): number {
  if (since === null) return ore
  const all = (last - first + 1) * 12
  const left = Math.min(all, Math.max(0, (last + 1) * 12 - monthAt(since)))
  return Math.round((ore * left * 100) / all) / 100
}

/**
 * What somebody has done of the hours of the two years and of this one.
 * @param since the day of joining: who joins midway is asked for the hours of the months that are left
 */
export function hoursOf(
  goals: OreFormazione,
  today: Day,
  done: readonly Done[],
  since: Day | null = null,
): HoursDone {
  const anno = Number(today.slice(0, 4))
  const dal = firstYear(goals, anno)
  const al = dal + YEARS - 1
  const sum = (some: readonly Done[]) => some.reduce((total, { ore }) => total + ore, 0)
  return {
    biennio: {
      dal,
      al,
      ore: sum(done.filter((one) => one.anno >= dal && one.anno <= al)),
      obiettivo: fallingTo(goals.biennio, since, dal, al),
    },
    anno: {
      anno,
      ore: sum(done.filter((one) => one.anno === anno)),
      obiettivo: fallingTo(goals.anno, since, anno, anno),
    },
  }
}

export type Short = {
  /** Hours that are missing, and the last day for them. */
  mancano: number
  entro: Day
}

/**
 * What is missing next: of this year by its end, and in the last of the two years what the two of them still lack. Null where nothing
 * is; what the two years lack is due at their end, and is said before only where this year has what it asks for.
 */
export function shortOf({ biennio, anno }: HoursDone): Short | null {
  const [ofYear, ofBoth] = [anno.obiettivo - anno.ore, biennio.obiettivo - biennio.ore]
  const isLast = anno.anno === biennio.al
  const now = isLast ? Math.max(ofYear, ofBoth) : ofYear
  if (now > 0) return { mancano: now, entro: `${anno.anno}-12-31` }
  return ofBoth > 0 ? { mancano: ofBoth, entro: `${biennio.al}-12-31` } : null
}
