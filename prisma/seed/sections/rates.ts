import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { EURIBOR_PATH, EURIRS_PATH } from '../content/rate-path'
import { TEGM } from '../content/tegm'
import { bulk } from '../core/bulk'
import { businessDays } from '../core/business-days'
import { dayText, type Seeding } from '../core/context'
import type { Random } from '../core/random'

type Point = readonly [x: number, y: number]
type Series = { index: string; tenor: string; decimals: number; path: Point[]; noise: number }

const SOURCE = 'Serie dimostrativa'
const YEARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50]
const KNOWN_TENORS = [1, 5, 10, 20, 30]

/** Straight line between the known points, flat outside them. */
export function interpolate(points: readonly Point[], x: number): number {
  const after = points.findIndex(([px]) => px >= x)
  const last = points[points.length - 1]
  if (after === -1) return last?.[1] ?? 0
  const [x1, y1] = points[after] ?? [0, 0]
  const [x0, y0] = points[after - 1] ?? [x1, y1]
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

const monthTime = (month: string) => Date.parse(`${month}-15T00:00:00Z`)

function euribor(): Series[] {
  return (['1M', '3M', '6M'] as const).map((tenor, i) => ({
    index: 'EURIBOR',
    tenor,
    decimals: 3,
    noise: 0.006,
    path: EURIBOR_PATH.map(([month, ...levels]) => [monthTime(month), levels[i] ?? 0] as const),
  }))
}

/** Beyond thirty years the curve bends down a little. */
function level(levels: readonly number[], years: number): number {
  const curve = KNOWN_TENORS.map((tenor, i) => [tenor, levels[i] ?? 0] as const)
  return interpolate(curve, years) - Math.max(0, years - 30) * 0.012
}

function eurirs(): Series[] {
  return YEARS.map((years) => ({
    index: 'EURIRS',
    tenor: `${years}Y`,
    decimals: 2,
    noise: 0.025,
    path: EURIRS_PATH.map(([month, levels]) => [monthTime(month), level(levels, years)] as const),
  }))
}

/** A shock that fades, the same for all tenors of an index: neighbouring tenors move together. */
function shocks(days: readonly Date[], rng: Random): number[] {
  let value = 0
  return days.map(() => {
    value = value * 0.93 + rng.normal(0, 1) * 0.37
    return value
  })
}

function rowsOfSeries({ id }: Seeding, series: Series, days: readonly Date[], shock: readonly number[]) {
  return days.map((day, i): Prisma.RateCreateManyInput => {
    const value = interpolate(series.path, day.getTime()) + (shock[i] ?? 0) * series.noise
    const at = new Date(day.getTime() + 10.5 * 3_600_000)
    return {
      id: id(at),
      index: series.index,
      tenor: series.tenor,
      date: dayText(day),
      value: Number(value.toFixed(series.decimals)),
      source: SOURCE,
      createdAt: at,
      updatedAt: at,
    }
  })
}

/** Days before the last of the one that nobody typed, and of the one with a comma in the wrong place. */
const [GAP, JUMP] = [9, 23]
const JUMP_OF = { index: 'EURIRS', tenor: '40Y', points: 0.6 }

/** What the office finds marked on its screen: a day without values, and a value that jumps. */
function withFaults(rows: Prisma.RateCreateManyInput[], { index, tenor }: Series) {
  const jumping = rows.at(-JUMP)
  if (jumping && index === JUMP_OF.index && tenor === JUMP_OF.tenor)
    jumping.value = Number((Number(jumping.value) + JUMP_OF.points).toFixed(2))
  return rows.filter((_, at) => at !== rows.length - GAP)
}

/** Ten years of business days, up to today. */
export async function seedRates(seeding: Seeding): Promise<void> {
  const { now, rng, client } = seeding
  const first = new Date(now)
  first.setUTCFullYear(first.getUTCFullYear() - 10)
  const days = businessDays(first, now).slice(-seeding.count(2_700, 60))
  for (const family of [euribor(), eurirs()]) {
    const shock = shocks(days, rng)
    for (const series of family)
      await bulk(client, 'rates', withFaults(rowsOfSeries(seeding, series, days, shock), series))
  }
}

/** The last twelve quarters; levels follow mortgage rates down from the peak. */
export async function seedTegm({ client, now, rng, id }: Seeding): Promise<void> {
  const quarter = Math.floor(now.getUTCMonth() / 3)
  const rows = Array.from({ length: 12 }, (_, back) => {
    const from = new Date(Date.UTC(now.getUTCFullYear(), (quarter - back) * 3, 1))
    const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 3, 0))
    return TEGM.map(
      ([category, classFrom, classTo, tegm]): Prisma.TegmCreateManyInput => ({
        id: id(from),
        from: dayText(from),
        to: dayText(to),
        category,
        classFrom: classFrom === null ? null : classFrom * 100,
        classTo: classTo === null ? null : classTo * 100,
        tegm: Number((tegm + back * 0.04 + (back === 0 ? 0 : rng.normal(0, 0.05))).toFixed(2)),
        createdAt: from,
        updatedAt: from,
      }),
    )
  })
  await bulk(client, 'tegm', rows.flat())
}
