import { PARTS } from '@/components/data/charts/tones'
import type { CrossReply } from '@/lib/reports/summary/chart-view'
import type { FigureKind } from '@/lib/reports/summary/view'
import { rowsQuery } from '@/lib/resources/first-rows'
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

const REST = 'resto'

/** As many parts as can be told apart; what the smaller ones add up to is the last of them. */
export function parted(cross: CrossReply): Pick<CrossReply, 'rows' | 'columns' | 'cells'> {
  if (cross.columns.length <= PARTS.length) return cross
  const columns = cross.columns.slice(0, PARTS.length - 1)
  const own = new Set(columns.map(({ key }) => key))
  const cells = cross.cells.filter(({ column }) => own.has(column))
  const rest = cross.rows.map(({ key, total }) => {
    const others = cells.filter(({ row }) => row === key).reduce((sum, { value }) => sum + value, 0)
    return { row: key, column: REST, value: (total ?? 0) - others }
  })
  return {
    rows: cross.rows,
    columns: [...columns, { key: REST, label: 'Tutto il resto', total: null }],
    cells: [...cells, ...rest],
  }
}
