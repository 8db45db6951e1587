/**
 * A record of a CSV text and the line on which it begins; `values` by the columns' names in lower case.
 * `problem` says, in Italian, why it cannot be read.
 */
export type CsvRow = { line: number; values: Readonly<Record<string, string>>; problem?: string }

type CsvTable = { columns: string[]; rows: Generator<CsvRow> }

const SEPARATORS = [',', ';', '\t'] as const
const LINE_END = /\r\n|\n|\r/g
const QUOTED = /"([^"]*(?:""[^"]*)*)"/y

/** What cuts the cells: the candidate that occurs most in the first line, a comma where none does. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(LINE_END, 1)
  const count = (separator: string) => head.split(separator).length
  return SEPARATORS.reduce<string>((best, next) => (count(next) > count(best) ? next : best), ',')
}

type Cell = { value: string; end: number }

/** The cell that begins at `start`; null when its quotes do not close, or something follows them. */
function cellAt(text: string, start: number, plain: RegExp, ends: RegExp): Cell | null {
  if (text[start] !== '"') {
    plain.lastIndex = start
    const value = plain.exec(text)?.[0] ?? ''
    return { value, end: start + value.length }
  }
  QUOTED.lastIndex = start
  const value = QUOTED.exec(text)?.[1]
  if (value === undefined) return null
  ends.lastIndex = QUOTED.lastIndex
  return ends.test(text) ? { value: value.replaceAll('""', '"'), end: QUOTED.lastIndex } : null
}

/** Where the line that contains `position` ends, and where the next one begins. */
function lineEnd(text: string, position: number): { end: number; next: number } {
  LINE_END.lastIndex = position
  const found = LINE_END.exec(text)
  return found ? { end: found.index, next: LINE_END.lastIndex } : { end: text.length, next: text.length }
}

const linesIn = (text: string) => text.match(LINE_END)?.length ?? 0

/**
 * Reads RFC 4180, one record at a time: quoted cells with separators, quotes and line ends inside; CRLF, LF or
 * CR; with or without a byte-order mark. Where quotes make no sense `cells` is null for that line alone: reading
 * goes on with the next one, so that one bad line does not swallow the others.
 */
function* recordsOf(text: string): Generator<{ line: number; cells: string[] | null }> {
  const separator = separatorOf(text)
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y')
  const ends = new RegExp(`${separator}|\\r|\\n|$`, 'y')
  let line = 1
  for (let start = 0; start < text.length; ) {
    const cells: string[] = []
    let at = start
    let cell = cellAt(text, at, plain, ends)
    while (cell) {
      cells.push(cell.value)
      at = cell.end
      if (text[at] !== separator) break
      cell = cellAt(text, at + 1, plain, ends)
    }
    const { end, next } = lineEnd(text, cell ? at : start)
    if (!cell || cells.length > 1 || cells[0] !== '') yield { line, cells: cell ? cells : null }
    line += linesIn(text.slice(start, cell ? at : end)) + 1
    start = next
  }
}

/** Reads a CSV text whose first record names the columns. Empty lines do not count. */
export function readCsv(source: string): CsvTable {
  const records = recordsOf(source.replace(/^\uFEFF/, ''))
  const first = records.next()
  const columns = (first.done ? null : first.value.cells)?.map((name) => name.trim().toLowerCase()) ?? []
  return { columns, rows: rowsOf(columns, records) }
}

function* rowsOf(columns: string[], records: ReturnType<typeof recordsOf>): Generator<CsvRow> {
  for (const { line, cells } of records) {
    const values = Object.fromEntries(columns.map((name, index) => [name, (cells?.[index] ?? '').trim()]))
    yield { line, values, problem: problemOf(columns, cells) }
  }
}

function problemOf(columns: string[], cells: string[] | null): string | undefined {
  if (!cells) return 'Le virgolette non si chiudono.'
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '')
  if (cells.length >= columns.length && !extra) return undefined
  return `Celle trovate: ${cells.length} invece di ${columns.length}.`
}
