import { type NumberFormat, type Reading, readTyped, shownNumber } from '@/components/ui/number-words'
import { numberText } from '@/lib/core/number-text'
import { type Change, cellKey, type SheetColumn, type SheetRow } from './sheet-types'

type Digits = Pick<SheetColumn, 'decimals' | 'least'>

/** Figures without decimals are counted, those with two are amounts, those with more are rates. */
const kindOf = (decimals: number): NumberFormat['kind'] =>
  decimals === 0 ? 'count' : decimals > 2 ? 'rate' : 'money'

/** How the figures of a column are read and shown. What lies below zero is for who checks them. */
export const formatOf = ({ decimals = 0, least = 0 }: Digits): NumberFormat => ({
  kind: kindOf(decimals),
  decimals,
  least,
  negative: true,
})

/** A text that was pasted into a cell of the column; NaN, with the reason, for what is no number. */
export const figureIn = (text: string, column: Digits): Reading => readTyped(text, formatOf(column))

/** As it is copied: without points, which could be taken for a comma. */
export const textOf = (value: number | string | null | undefined, decimals = 0): string =>
  typeof value === 'number'
    ? shownNumber(value, { ...formatOf({ decimals }), grouped: false })
    : (value ?? '')

/** As it is read: "166.438.000". */
export const readText = (value: number | string | null | undefined, decimals = 0, least = 0): string =>
  typeof value === 'number' ? shownNumber(value, formatOf({ decimals, least })) : (value ?? '')

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

/** The cells in which a text stands that is no number, with a word for each, by `cellKey`: a sheet with one is not sent. */
export const unreadCells = (rows: readonly SheetRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ key, cells }) =>
      Object.entries(cells).flatMap(([name, value]) =>
        Number.isNaN(value) ? [[cellKey(key, name), 'Questo numero non si legge con certezza.']] : [],
      ),
    ),
  )

/** The sum of a column, without the errors of binary fractions; what cannot be read is not in it. */
export function totalOf(rows: readonly SheetRow[], { name, decimals = 0 }: SheetColumn): number {
  const unit = 10 ** decimals
  const sum = rows.reduce((total, { cells }) => total + (Math.round(Number(cells[name] ?? 0) * unit) || 0), 0)
  return sum / unit
}

const MILLION = 1_000_000

/** A sum of millions where there is room for few digits: "14,8 mln". */
export const shortTotal = (sum: number): string | undefined =>
  sum >= MILLION ? `${numberText(sum / MILLION, { least: 1, most: 1 })}\u00a0mln` : undefined

/** The width in which the longest figure of a column can be read and typed; a point takes half the room of a digit. */
export function roomOf(rows: readonly SheetRow[], { name, decimals, least }: SheetColumn): string {
  const texts = rows.map(({ cells }) => readText(cells[name], decimals, least))
  const digits = Math.max(3, ...texts.map((text) => text.length - text.replace(/[^.,]/g, '').length / 2))
  return `calc(${digits}ch + 12px)`
}
