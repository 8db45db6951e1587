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

/** What somebody has done of the hours of the two years and of this one. */
export function hoursOf(goals: OreFormazione, today: Day, done: readonly Done[]): HoursDone {
  const anno = Number(today.slice(0, 4))
  const dal = firstYear(goals, anno)
  const al = dal + YEARS - 1
  const sum = (some: readonly Done[]) => some.reduce((total, { ore }) => total + ore, 0)
  return {
    biennio: {
      dal,
      al,
      ore: sum(done.filter((one) => one.anno >= dal && one.anno <= al)),
      obiettivo: goals.biennio,
    },
    anno: { anno, ore: sum(done.filter((one) => one.anno === anno)), obiettivo: goals.anno },
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
