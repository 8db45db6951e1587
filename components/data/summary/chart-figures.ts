import { rowsQuery } from '@/lib/area-pages/first-rows'
import type { FigureKind } from '@/lib/reports/summary/view'
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

/** A figure as charts count it; null where there is none. */
export const unitValue = (kind: FigureKind, value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : figureUnit(kind, value).value
