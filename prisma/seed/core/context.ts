import type pg from 'pg'
import { dayOf, startOfDay } from '@/lib/core/dates'
import { at, type Random, random } from './random'

/** What every part of the seed works with. */
export type Seeding = {
  client: pg.PoolClient
  rng: Random
  /** The evening before the first run: all dates are counted from here, so none is in the future. */
  now: Date
  /** Part of the full size, 1 by default; tests use less. */
  scale: number
  passwordHash: string
  /** uuid v7 with the bits of this sequence, so that ids grow with time as real ones do. */
  id(when: Date): string
  /** The full size of something, scaled, never below `least`. */
  count(full: number, least?: number): number
}

const DAY = 86_400_000

/** The same surroundings with a random sequence of its own. */
export function forSection(base: Omit<Seeding, 'rng' | 'id' | 'count'>, name: string): Seeding {
  const rng = random(name)
  return {
    ...base,
    rng,
    id: (when) => uuid7(when, rng),
    count: (full, least = 1) => Math.max(least, Math.round(full * base.scale)),
  }
}

function uuid7(when: Date, rng: Random): string {
  const time = Math.floor(when.getTime()).toString(16).padStart(12, '0')
  const rest = rng.hex(6) + rng.hex(6) + rng.hex(6)
  const variant = at(['8', '9', 'a', 'b'], rng.int(0, 3))
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 6)}-${rest.slice(6)}`
}

export const earlier = (a: Date, b: Date): Date => new Date(Math.min(a.getTime(), b.getTime()))

export const later = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()))

export const daysFrom = (when: Date, days: number): Date => new Date(when.getTime() + days * DAY)

/** 'YYYY-MM-DD' for a `date` column. */
export const dayText = (when: Date): string => when.toISOString().slice(0, 10)

/** Office hours: people do not approve loans at four in the morning. */
export function atWork(when: Date, rng: Random): Date {
  const date = new Date(when)
  date.setUTCHours(rng.int(7, 16), rng.int(0, 59), rng.int(0, 59), 0)
  const weekday = date.getUTCDay()
  if (weekday === 0) return daysFrom(date, 1)
  return weekday === 6 ? daysFrom(date, -1) : date
}

/** In half hours from midnight: mornings and afternoons of an office. */
const MEETINGS = [18, 19, 20, 21, 22, 23, 24, 30, 31, 32, 33, 34, 35] as const

/** The instant at which clocks in Italy show a half hour, counted from midnight, on the day of `when`. */
export const onClock = (when: Date, halfHours: number): Date =>
  new Date(startOfDay(dayOf(when)).getTime() + halfHours * 1_800_000)

/** The same day, or the working day beside a weekend. */
export function workingDay(when: Date): Date {
  const weekday = new Date(`${dayOf(when)}T12:00:00Z`).getUTCDay()
  if (weekday === 0) return daysFrom(when, 1)
  return weekday === 6 ? daysFrom(when, -1) : when
}

/** When people meet: office hours of a working day, on the half hour, by the clocks in Italy. */
export const meetingOn = (when: Date, rng: Random): Date => onClock(workingDay(when), rng.pick(MEETINGS))

export async function rowsOf<T>(client: pg.ClientBase, sql: string, values: unknown[] = []): Promise<T[]> {
  const result = await client.query(sql, values)
  return result.rows as T[]
}
