import { valueAt } from '@/lib/core/paths'
import type { Column } from './view'

/** What a column shows of a row: people are "Nome Cognome", also where their names are two columns. */
export function cellValue(row: Record<string, unknown>, { path, given }: Pick<Column, 'path' | 'given'>) {
  const value = valueAt(row, path)
  return given ? [row[given], value].filter(Boolean).join(' ') : value
}
