import { type FigureTable, nameCell, valueCell } from '@/components/data/charts/figure-table'
import type { CrossReply } from '@/lib/reports/summary/chart-view'
import { figureText } from '@/lib/reports/summary/figures'
import type { SummaryColumn } from '@/lib/reports/summary/view'
import { unitValue } from './chart-figures'
import { figureUnit } from './summary-words'

/** More columns than these are read downwards. */
const WIDE = 24

type Named = { cross: CrossReply; rows: string; columns: string }

/** With its longer side downwards, where it is too wide to be read. */
export function turned({ cross, rows, columns }: Named): Named {
  if (cross.columns.length <= WIDE || cross.columns.length <= cross.rows.length)
    return { cross, rows, columns }
  const cells = cross.cells.map((cell) => ({ ...cell, row: cell.column, column: cell.row }))
  return {
    cross: { ...cross, rows: cross.columns, columns: cross.rows, cells },
    rows: columns,
    columns: rows,
  }
}

/** The figures of both groupings, with the whole of each row at its end and that of each column in the last row. */
export function crossFigures(
  { cross, rows }: Named,
  { kind }: SummaryColumn,
  whole: number | null,
): FigureTable {
  const { unit } = figureUnit(kind, 0)
  // Read as in the table above it: in whole euro. Its file has the cents.
  const figure = (value: number | null | undefined, href?: string) => ({
    ...valueCell(unitValue(kind, value), unit, value ? href : undefined),
    text: figureText(kind, value),
  })
  const cells = new Map(cross.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  return {
    head: [rows, ...cross.columns.map(({ label }) => label), 'Totale'],
    rows: [
      ...cross.rows.map(({ key, label, total }) => ({
        key,
        cells: [
          nameCell(label),
          ...cross.columns.map((column) => {
            const cell = cells.get(`${key} ${column.key}`)
            return figure(cell?.value, cell?.href)
          }),
          figure(total),
        ],
      })),
      {
        key: 'totale',
        cells: [nameCell('Totale'), ...cross.columns.map(({ total }) => figure(total)), figure(whole)],
      },
    ],
  }
}
