import type { Change, SheetColumn, SheetRow } from './sheet-types'

/** Where no figure has three decimals, "166.438" is a hundred thousand: elsewhere it may be typed for "166,438". */
const GROUPED = /^-?\d{1,3}(\.\d{3})+$/
export const isGrouped = (text: string, decimals = 3): boolean => decimals < 3 && GROUPED.test(text)

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

/** One for each number of digits: to make one takes longer than to draw a cell. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(maximumFractionDigits: number, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${maximumFractionDigits} ${minimumFractionDigits}`
  const digits = { maximumFractionDigits, minimumFractionDigits }
  const format = formats.get(key) ?? new Intl.NumberFormat('it-IT', { ...digits, useGrouping: 'always' })
  formats.set(key, format)
  return format
}

/** As it is read: "166.438.000". */
export const readText = (value: number | string | null | undefined, decimals = 0, least = 0): string =>
  typeof value === 'number' ? formatOf(decimals, least).format(value) : (value ?? '')

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
