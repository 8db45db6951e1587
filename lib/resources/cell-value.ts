import { valueAt } from '@/lib/core/paths'
import type { Column } from './view'

type Shown = Pick<Column, 'path' | 'given' | 'instead'>

/** What a column shows of a row: people are "Nome Cognome", also where their names are two columns. */
export function cellValue(row: Record<string, unknown>, { path, given, instead }: Shown) {
  if (instead && row[instead.when] === true) return instead.value
  const value = valueAt(row, path)
  return given ? [row[given], value].filter(Boolean).join(' ') : value
}
