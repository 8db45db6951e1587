export type SheetColumn = {
  name: string
  label: string
  /** Of a number that may be typed; a column of words is only shown. */
  kind: 'number' | 'text'
  /** Digits after the comma. */
  decimals?: number
  /** Digits after the comma that are always read. */
  least?: number
  /** After a figure of the totals row: '%'. */
  suffix?: string
  /** Shown as the others are, and not changed: by typing, pasting or repeating. */
  locked?: boolean
  /** Adds the column up in the totals row. */
  total?: boolean
}

export type SheetRow = {
  key: string
  /** What the row is, at its head and in the name of each of its cells. */
  title: string
  note?: string
  /** By the column's name; null is an empty cell. */
  cells: Readonly<Record<string, number | string | null>>
}

/** A place in the sheet, from 0: row, and column among those that can be typed in. */
export type Place = { row: number; column: number }
/** The cells from one corner to the other; `from` is where the cursor stands. */
export type Range = { from: Place; to: Place }
export type Change = { key: string; name: string; value: number | null }

/** What there is to know of a cell, said where the sheet has no room for its words. */
export type Mark = { tone: 'bad' | 'warn'; text: string }
/** Those of a row, by column. */
export type RowMarks = Readonly<Record<string, Mark>>

/** The key of a cell's error: `errors['ada.peso']`. */
export const cellKey = (row: string, column: string): string => `${row}.${column}`

export const typedColumns = (columns: readonly SheetColumn[]): SheetColumn[] =>
  columns.filter(({ kind }) => kind === 'number')
