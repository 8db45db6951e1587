import { type Day, dayOfColumn } from '@/lib/core/dates'
import { toEuro } from '@/lib/core/money'
import { rateUnits } from '@/lib/finance/exact'
import { sogliaUsura } from '@/lib/finance/usury'
import type { ProgressState } from '@/lib/jobs/progress'
import type { JobProgress } from '@/prisma/generated/client'
import { type ImportProgress, INDEXES } from './schema'
import type { Threshold, Thresholds, TodayRate } from './types'

export type TodayLine = {
  index: string
  tenor: string
  date: Date
  value: string
  source: string
  previousDate: Date | null
  previousValue: string | null
  monthAgo: string | null
  yearAgo: string | null
}

export type TegmLine = {
  from: Date
  to: Date
  category: string
  classFrom: string | null
  classTo: string | null
  tegm: string
}

const UNITS_PER_POINT = 100

/** "12M" → 12, "20Y" → 240: how tenors are put in order. */
const months = (tenor: string) => Number.parseInt(tenor, 10) * (tenor.endsWith('Y') ? 12 : 1)

/** Euribor first, then Eurirs, from the shortest tenor; other indexes are not shown. */
export function presentToday(lines: readonly TodayLine[]): TodayRate[] {
  return INDEXES.flatMap((index) =>
    lines
      .filter((line) => line.index === index)
      .sort((a, b) => months(a.tenor) - months(b.tenor))
      .map((line) => ({ ...todayOf(line), index })),
  )
}

function todayOf(line: TodayLine): Omit<TodayRate, 'index'> {
  const { tenor, source, previousDate, previousValue, monthAgo, yearAgo } = line
  const value = Number(line.value)
  const previous =
    previousDate === null || previousValue === null
      ? null
      : { date: dayOfColumn(previousDate), value: Number(previousValue) }
  return {
    tenor,
    date: dayOfColumn(line.date),
    value,
    source,
    previous,
    // On whole units: 2,001 − 1,998 is 0,3 points and not 0,29999.
    change: previous && (rateUnits(value) - rateUnits(previous.value)) / UNITS_PER_POINT,
    monthAgo: monthAgo === null ? null : Number(monthAgo),
    yearAgo: yearAgo === null ? null : Number(yearAgo),
  }
}

/** What people look for first; the rest by name. */
const FIRST = ['Mutui', 'Credito personale', 'Credito finalizzato', 'Cessione']

const rank = ({ category }: Threshold) => {
  const place = FIRST.findIndex((name) => category.startsWith(name))
  return place === -1 ? FIRST.length : place
}

const inOrder = (a: Threshold, b: Threshold) =>
  rank(a) - rank(b) || a.category.localeCompare(b.category, 'it') || (a.classFrom ?? 0) - (b.classFrom ?? 0)

const centsOf = (text: string | null) => (text === null ? null : Number(text))

/** The averages of a quarter with the threshold that follows from each; null when there are none. */
export function presentThresholds(lines: readonly TegmLine[], day: Day): Thresholds | null {
  const [first] = lines
  if (!first) return null
  const to = dayOfColumn(first.to)
  const rows = lines.map((line) => ({
    category: line.category,
    classFrom: centsOf(line.classFrom),
    classTo: centsOf(line.classTo),
    tegm: Number(line.tegm),
    soglia: sogliaUsura(Number(line.tegm)),
  }))
  return { from: dayOfColumn(first.from), to, inForce: day <= to, rows: rows.sort(inOrder) }
}

const euroOf = (cents: number | null) => (cents === null ? null : toEuro(cents))

/** The same as the API tells it: amounts in euro. */
export const inEuro = (found: Thresholds | null): Thresholds | null =>
  found && {
    ...found,
    rows: found.rows.map((row) => ({
      ...row,
      classFrom: euroOf(row.classFrom),
      classTo: euroOf(row.classTo),
    })),
  }

/** How far an import is; `result` is its report. */
export const presentImport = ({ id, state, done, total, result, error }: JobProgress) => ({
  _id: id,
  // Written by lib/jobs/progress and by the importer.
  state: state as ProgressState,
  done,
  total,
  result: result as ImportProgress['result'],
  error,
})
