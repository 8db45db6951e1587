import {
  type Change,
  type Place,
  type Range,
  type SheetColumn,
  type SheetRow,
  typedColumns,
} from './sheet-types'
import { figureIn, textOf } from './sheet-values'

type Table = { rows: readonly SheetRow[]; columns: readonly SheetColumn[] }

/** Rows as another program copies them: lines, with a tab between cells. */
export const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

export const edgesOf = ({ from, to }: Range) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

/** The part of a row that is in a range, of the columns that may change. */
function partsOf({ rows, columns }: Table, range: Range) {
  const { top, bottom, left, right } = edgesOf(range)
  const into = typedColumns(columns).slice(left, right + 1)
  return { lines: rows.slice(top, bottom + 1), into, open: into.filter(({ locked }) => !locked) }
}

const numberIn = (row: SheetRow, name: string) => (row.cells[name] ?? null) as number | null

/** The first row of the range in those below it; of one row alone, the row above in it. */
export function filledDown(table: Table, range: Range): Change[] {
  const { top, bottom } = edgesOf(range)
  const source = table.rows[top === bottom ? top - 1 : top]
  if (!source) return []
  const { lines, open } = partsOf(table, range)
  return lines
    .filter((row) => row !== source)
    .flatMap(({ key }) => open.map(({ name }) => ({ key, name, value: numberIn(source, name) })))
}

/** The same figure, or none, in each cell of the range. */
export function filledWith(value: number | null, table: Table, range: Range): Change[] {
  const { lines, open } = partsOf(table, range)
  return lines.flatMap(({ key }) => open.map(({ name }) => ({ key, name, value })))
}

/** The range as spreadsheets read it. */
export function copied(table: Table, range: Range): string {
  const { lines, into } = partsOf(table, range)
  return lines
    .map(({ cells }) => into.map(({ name, decimals }) => textOf(cells[name], decimals)).join('\t'))
    .join('\n')
}

type Pasted = {
  changes: Change[]
  /** Cells with something in them that lie beyond the last row or column. */
  cut: number
  /** Why cells are no number, one for each. */
  unread: string[]
}

/** What a pasted text changes, from a cell on to the right and downwards; what is no number or outside stays as it is. */
export function pasted(text: string, { row, column }: Place, { rows, columns }: Table): Pasted {
  const typed = typedColumns(columns)
  const found: Pasted = { changes: [], cut: 0, unread: [] }
  for (const [down, line] of cellsOf(text).entries())
    for (const [right, cell] of line.entries()) {
      const [target, into] = [rows[row + down], typed[column + right]]
      if (!target || !into) {
        found.cut += cell.trim() === '' ? 0 : 1
        continue
      }
      const { value, problem } = figureIn(cell, into)
      if (into.locked) continue
      if (problem) found.unread.push(problem)
      else found.changes.push({ key: target.key, name: into.name, value })
    }
  return found
}

/** What was not taken of what was pasted; null where all of it was. */
export function leftOut({ cut, unread }: Pasted): string | null {
  const said = [
    cut === 1 && 'Una cella è oltre il bordo del foglio e non è stata presa.',
    cut > 1 && `${cut} celle sono oltre il bordo del foglio e non sono state prese.`,
    unread.length === 1 && `Una cella non si legge e resta com’era. ${unread[0]}`,
    unread.length > 1 && `${unread.length} celle non si leggono e restano com’erano. La prima: ${unread[0]}`,
  ].filter(Boolean)
  return said.length > 0 ? said.join(' ') : null
}
