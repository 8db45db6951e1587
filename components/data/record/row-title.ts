import { cellValue } from '@/lib/resources/cell-value'
import type { Column } from '@/lib/resources/view'

/** What people call a row: its title column, or the first one that is text. */
export function rowTitle(columns: readonly Column[], row: Record<string, unknown> & { _id: string }): string {
  const column = columns.find(({ kind }) => kind === 'title') ?? columns.find(({ kind }) => kind === 'text')
  return String((column && cellValue(row, column)) ?? row._id)
}
