import { type Change, type Place, type SheetColumn, type SheetRow, typedColumns } from './sheet-types'

/** Of whole numbers, "166.438" is a hundred thousand: of others it may be typed for "166,438". */
const GROUPED = /^-?\d{1,3}(\.\d{3})+$/
export const isGrouped = (text: string, decimals?: number): boolean => decimals === 0 && GROUPED.test(text)

/** "33,5", "33.5", "1.234,5" or "20%" → a number; null for an empty text, undefined for what is no number. */
export function numberOf(text: string, decimals?: number): number | null | undefined {
  const plain = text.replace(/[\s%€]/g, '')
  if (plain === '') return null
  const dotted =
    plain.includes(',') || isGrouped(plain, decimals) ? plain.replaceAll('.', '').replace(',', '.') : plain
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(dotted) ? Number(dotted) : undefined
}

/** While it is typed: without points, which could be taken for a comma. */
export const textOf = (value: number | string | null | undefined, decimals = 0): string =>
  typeof value === 'number'
    ? value.toLocaleString('it-IT', { maximumFractionDigits: decimals, useGrouping: false })
    : (value ?? '')

/** As it is read: "166.438.000". */
export const readText = (value: number | string | null | undefined, decimals = 0): string =>
  typeof value === 'number'
    ? value.toLocaleString('it-IT', { maximumFractionDigits: decimals, useGrouping: 'always' })
    : (value ?? '')

/** Rows as another program copies them: lines, with a tab between cells. */
export const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

/** What a pasted text changes, from a cell on to the right and downwards; what is no number or outside stays as it is. */
export function pasted(
  text: string,
  { row, column }: Place,
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): Change[] {
  const typed = typedColumns(columns)
  return cellsOf(text).flatMap((line, down) =>
    line.flatMap((cell, right) => {
      const [target, into] = [rows[row + down], typed[column + right]]
      const value = numberOf(cell, into?.kind === 'number' ? (into.decimals ?? 0) : undefined)
      return target && into && !into.locked && value !== undefined
        ? [{ key: target.key, name: into.name, value }]
        : []
    }),
  )
}

/** The rows with these cells changed. */
export const applied = (rows: readonly SheetRow[], changes: readonly Change[]): SheetRow[] =>
  rows.map((row) => {
    const own = changes.filter(({ key }) => key === row.key)
    if (own.length === 0) return row
    return {
      ...row,
      cells: { ...row.cells, ...Object.fromEntries(own.map(({ name, value }) => [name, value])) },
    }
  })

/** The sum of a column, without the errors of binary fractions. */
export function totalOf(rows: readonly SheetRow[], { name, decimals = 0 }: SheetColumn): number {
  const unit = 10 ** decimals
  const sum = rows.reduce((total, { cells }) => total + Math.round(Number(cells[name] ?? 0) * unit), 0)
  return sum / unit
}
