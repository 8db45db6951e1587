import { rowsQuery } from '@/lib/area-pages/first-rows'
import { todayInRome } from '@/lib/core/dates'
import { namedPeriods } from '@/lib/reports/summary/periods'
import type { FigureKind, SummaryView } from '@/lib/reports/summary/view'
import { figureUnit } from './summary-words'

/** The same question with some of its parameters set otherwise. */
export function withParams(query: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return rowsQuery(params)
}

type Periods = Pick<SummaryView, 'ahead' | 'days' | 'year'>
const USUAL: Periods = { ahead: false, days: true }

/** What belongs to a report is asked for by its days: only the report itself knows the names of periods. */
export function partQuery(
  query: string,
  changes: Record<string, string | null>,
  periods: Periods = USUAL,
): string {
  const name = new URLSearchParams(query).get('periodo')
  const named = namedPeriods(todayInRome(), periods).find(({ value }) => value === name)
  const days = named ? { periodo: null, from: named.from, to: named.to } : {}
  return withParams(query, { ...changes, ...days })
}

/** A figure as charts count it; null where there is none. */
export const unitValue = (kind: FigureKind, value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : figureUnit(kind, value).value
