import type { Quotazione } from '@/lib/finance/indexes'
import type { RateIndex } from './schema'

/** The newest value of an index and tenor, set against the one before it and those of a month and of a year ago. */
export type TodayRate = {
  index: RateIndex
  tenor: string
  date: string
  value: number
  /** Who published it; empty when the row does not say. */
  source: string
  previous: { date: string; value: number } | null
  /** Basis points between the two: 100 are one percent. */
  change: number | null
  monthAgo: number | null
  yearAgo: number | null
}

/** A usury threshold; classes in cents, null where there is no limit on that side. */
export type Threshold = {
  category: string
  classFrom: number | null
  classTo: number | null
  tegm: number
  soglia: number
}

/** The thresholds of a quarter; `inForce` is false when the newest that we have are of a past one. */
export type Thresholds = { from: string; to: string; inForce: boolean; rows: Threshold[] }

/** A line of a file that was not taken, and why, in Italian. */
export type Problem = { line: number; reason: string }

export type RateRow = Quotazione & { source: string }

/** Averages of a quarter, as the ministry publishes them; classes in cents. */
export type TegmRow = {
  from: string
  to: string
  category: string
  classFrom: number | null
  classTo: number | null
  tegm: number
}

export type Counts = { created: number; updated: number; unchanged: number }

/** What an import did. At most the first two hundred problems are listed; `problemCount` says how many there are. */
export type ImportReport = Counts & {
  kind: 'rates' | 'tegm'
  rows: number
  problemCount: number
  problems: Problem[]
}
