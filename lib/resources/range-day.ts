import type { Day } from '@/lib/core/dates'
import { type DayReading, readDay } from '@/lib/italian/day-text'
import { dayFromToday } from './day-from-today'

/** An end of a range of days as an address has it: "oggi-30", "2026-11-21", or as people write it. */
export function rangeDay(text: string): DayReading {
  const relative: Day | null = dayFromToday(text)
  return relative ? { day: relative } : readDay(text)
}
