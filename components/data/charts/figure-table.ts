import { csvLine } from '@/lib/resources/export-cells'
import type { ChartData, Unit } from './chart-types'
import { valueText } from './chart-words'

export type FigureCell = {
  /** As people read it. */
  text: string
  /** As a spreadsheet reads it: a number with a comma before its decimals, euro and not cents. */
  raw: string
  href?: string
}

/** The figures behind a drawing: what is read aloud, shown as a table and saved as a file. */
export type FigureTable = {
  head: readonly string[]
  rows: readonly { key: string; cells: readonly FigureCell[] }[]
}

/** A name in a table: the same in its file. */
export const nameCell = (text: string, href?: string): FigureCell => ({ text, raw: text, href })

/** A figure in a table; a dash where nothing was measured. */
export const valueCell = (value: number | null | undefined, unit: Unit, href?: string): FigureCell =>
  value === null || value === undefined
    ? { text: '—', raw: '' }
    : { text: valueText(value, unit), raw: rawOf(value, unit), href }

const rawOf = (value: number, unit: Unit): string =>
  (unit === 'euro' ? (value / 100).toFixed(2) : String(value)).replace('.', ',')

/** The figures of bars and lines, a row for each point. */
export const tableOf = (
  { points, series, unit }: Pick<ChartData, 'points' | 'series' | 'unit'>,
  pointHead: string,
): FigureTable => ({
  head: [pointHead, ...series.map(({ label }) => label)],
  rows: points.map(({ key, label, long = label, href, hrefs = {}, values }) => ({
    key,
    cells: [
      nameCell(long, href),
      ...series.map(({ name }) => valueCell(values[name] ?? null, unit, hrefs[name])),
    ],
  })),
})

/** The figures of a drawing as a CSV file. */
export function csvOf({ head, rows }: FigureTable): Blob {
  const lines = [head, ...rows.map(({ cells }) => cells.map(({ raw }) => raw))]
  return new Blob([`\uFEFF${lines.map((line) => csvLine([...line])).join('')}`], {
    type: 'text/csv;charset=utf-8',
  })
}
