import type { CsvRow } from '@/lib/core/csv'
import { BadRow, cell, centsCell, collect, dayCell, type Parsed, percentCell } from './read-cells'
import type { TegmRow } from './types'

const MAX_TEGM = 100

/** Rows of `from,to,category,class_from,class_to,tegm`; the classes are in euro and may be empty. */
export function parseTegm(rows: Iterable<CsvRow>): Parsed<TegmRow> {
  return collect(rows, readRow, ({ from, category, classFrom }) => `${from} ${category} ${classFrom}`)
}

function readRow(row: CsvRow): TegmRow {
  const item = {
    from: dayCell(row, 'from'),
    to: dayCell(row, 'to'),
    category: cell(row, 'category'),
    classFrom: centsCell(row, 'class_from'),
    classTo: centsCell(row, 'class_to'),
    tegm: percentCell(row, 'tegm', 0, MAX_TEGM),
  }
  if (item.to < item.from) throw new BadRow('Il trimestre finisce prima di cominciare.')
  if (item.category.length > 200) throw new BadRow('Il nome della categoria supera 200 caratteri.')
  if (item.classTo !== null && item.classTo <= (item.classFrom ?? 0)) {
    throw new BadRow('La classe d’importo finisce prima di cominciare.')
  }
  return item
}
