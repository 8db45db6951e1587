import type { SheetColumn, SheetRow } from '@/components/data/sheet/sheet-types'
import { wholeEuroText } from '@/lib/core/money'
import { DECIMALS, type DraftRow, type Figure, sorted } from './figures'

/** A combination; once it was emptied its figures are kept aside, for who only meant to write another one. */
type Cell = { row: DraftRow; isGone: boolean }
type Line = { importo: number; cells: Readonly<Record<number, Cell>> }

/** A grid as it is edited: amounts down, durations across. A line whose amount is still empty has no rows of the table yet. */
export type Grid = { durations: readonly number[]; lines: readonly Line[] }

export function gridOf(rows: readonly DraftRow[]): Grid {
  const lines = new Map<number, Record<number, Cell>>()
  for (const row of rows) {
    const cells = lines.get(row.importo) ?? {}
    cells[row.durata] = { row, isGone: false }
    lines.set(row.importo, cells)
  }
  return {
    durations: sorted(rows.map(({ durata }) => durata)),
    lines: sorted(lines.keys()).map((importo) => ({ importo, cells: lines.get(importo) ?? {} })),
  }
}

/** The rows of the table: combinations that are empty have none. */
export const rowsOf = ({ durations, lines }: Grid): DraftRow[] =>
  lines.flatMap(({ cells }) =>
    durations.flatMap((durata) => {
      const cell = cells[durata]
      return cell && !cell.isGone ? [cell.row] : []
    }),
  )

export const columnsOf = (durations: readonly number[], figure: Figure): SheetColumn[] =>
  durations.map((durata) => ({
    name: String(durata),
    label: durata === 1 ? '1 mese' : `${durata} mesi`,
    kind: 'number',
    decimals: DECIMALS[figure],
    least: 2,
  }))

export function sheetRow({ importo, cells }: Line, durations: readonly number[], figure: Figure): SheetRow {
  const shown = durations.map((durata) => {
    const cell = cells[durata]
    return [durata, cell && !cell.isGone ? cell.row[figure] : null] as const
  })
  return { key: String(importo), title: wholeEuroText(importo), cells: Object.fromEntries(shown) }
}

/** An empty cell empties its combination, but where it only says that there are no fees. */
export function written(
  cell: Cell | undefined,
  place: Place,
  figure: Figure,
  value: number | null,
): Cell | undefined {
  if (value === null && figure !== 'spese') return cell && { ...cell, isGone: true }
  if (value === null && !cell) return undefined
  const empty = { ...place, rata: null, tan: null, taeg: null, spese: 0 }
  return { row: { ...(cell?.row ?? empty), [figure]: value ?? 0 }, isGone: false }
}
type Place = { importo: number; durata: number }

/** The grid with these cells written, by amount and duration. */
export function withCells(
  grid: Grid,
  values: ReadonlyMap<number, ReadonlyMap<number, number | null>>,
  figure: Figure,
): Grid {
  const lines = grid.lines.map((line) => {
    const own = values.get(line.importo)
    if (!own) return line
    const cells: Record<number, Cell> = { ...line.cells }
    for (const [durata, value] of own) {
      const cell = written(cells[durata], { importo: line.importo, durata }, figure, value)
      if (cell) cells[durata] = cell
    }
    return { ...line, cells }
  })
  return { ...grid, lines }
}

/** The cells that a sheet of one figure has changed: its other rows are the same objects. */
export function withRows(
  grid: Grid,
  before: readonly SheetRow[],
  after: readonly SheetRow[],
  figure: Figure,
): Grid {
  const values = new Map<number, Map<number, number | null>>()
  for (const [at, row] of after.entries()) {
    const was = before[at]
    if (row === was || !was) continue
    const changed = grid.durations.filter((durata) => row.cells[durata] !== was.cells[durata])
    values.set(
      Number(row.key),
      new Map(changed.map((durata) => [durata, row.cells[durata] as number | null])),
    )
  }
  return withCells(grid, values, figure)
}

/** The grid with these amounts and durations and no others. */
export function withAxes({ lines }: Grid, amounts: readonly number[], durations: readonly number[]): Grid {
  const known = new Map(lines.map((line) => [line.importo, line]))
  return {
    durations: sorted(durations),
    lines: sorted(amounts).map((importo) => known.get(importo) ?? { importo, cells: {} }),
  }
}

export const amountsOf = ({ lines }: Grid): number[] => lines.map(({ importo }) => importo)
