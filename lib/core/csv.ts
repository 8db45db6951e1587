import { layoutOf } from './csv-layout'
import { type CsvRecord, plainLines, recordsOf } from './csv-records'

/**
 * A record of a CSV text and the line of the file on which it begins; `values` by the columns' names in lower case. `problem` says,
 * in Italian, why it cannot be read.
 */
export type CsvRow = {
  line: number
  values: Readonly<Record<string, string>>
  /** It has fewer cells than the heading: the others are empty. */
  isShort: boolean
  problem?: string
}

export type CsvTable = { columns: string[]; rows: Generator<CsvRow> }

/**
 * Reads a CSV text. Its heading is the first record that names columns: empty lines, titles and Excel's `sep=;` before it are passed
 * over.
 */
export function readCsv(source: string): CsvTable {
  const text = plainLines(source)
  const { delimiter, headingLine } = layoutOf(text)
  const records = recordsOf(text, delimiter)
  let next = records.next()
  while (!next.done && next.value.line < headingLine) next = records.next()
  const heading = next.done ? null : next.value.cells
  const columns = heading?.map((name) => name.trim().toLowerCase()) ?? []
  return { columns, rows: rowsOf(columns, records) }
}

function* rowsOf(columns: string[], records: Generator<CsvRecord>): Generator<CsvRow> {
  for (const { line, cells, isLast } of records) {
    const values = Object.fromEntries(columns.map((name, index) => [name, (cells?.[index] ?? '').trim()]))
    const isShort = cells !== null && cells.length < columns.length
    yield { line, values, isShort, problem: isLast ? TOO_MANY : problemOf(columns, cells) }
  }
}

const TOO_MANY = 'Troppe righe con virgolette che non si chiudono: da qui il file non è stato letto.'

function problemOf(columns: string[], cells: string[] | null): string | undefined {
  if (!cells) return 'Le virgolette non si chiudono.'
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '')
  return extra ? `Celle trovate: ${cells.length} invece di ${columns.length}.` : undefined
}
