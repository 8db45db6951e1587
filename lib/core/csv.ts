import Papa from 'papaparse'

/**
 * A record of a CSV text and the line on which it begins; `values` by the columns' names in lower case.
 * `problem` says, in Italian, why it cannot be read.
 */
export type CsvRow = { line: number; values: Readonly<Record<string, string>>; problem?: string }

type CsvTable = { columns: string[]; rows: Generator<CsvRow> }
/** `cells` is null where the quotes make no sense. */
type CsvRecord = { line: number; cells: string[] | null; isLast?: boolean }

const SEPARATORS = [',', ';', '\t'] as const

/** As much is read at a time, in letters; no record is longer. */
const WINDOW = 128 * 1024
/** Each costs a window: who writes more of them has sent something else than a CSV. */
const MAX_BROKEN = 100
const HEAD = 4_096

/** The signs of Windows-1252 from 0x80 on; the five that it has not stay what they were. */
const CP1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/**
 * The text of a CSV: UTF-8, or Windows-1252 as spreadsheets here write it. A `part` of a file may end in the middle of
 * a letter.
 */
export function decodeCsv(bytes: Uint8Array, { part = false } = {}): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: part })
  } catch {
    // Node 20 decodes "windows-1252" as ISO 8859-1, without these signs.
    const text = Buffer.from(bytes).toString('latin1')
    return text.replace(/[\u0080-\u009f]/g, (sign) => CP1252[sign.charCodeAt(0) - 0x80] ?? sign)
  }
}

/** What cuts the cells: the candidate that occurs most in the first line outside quotes, a comma where none does. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .slice(0, HEAD)
    .replace(/"[^"]*"/g, '')
    .split('\n', 1)
  const count = (separator: string) => head.split(separator).length
  return SEPARATORS.reduce<string>((best, next) => (count(next) > count(best) ? next : best), ',')
}

type Read = { cells: string[]; end: number; isBroken: boolean }

/** The records of a piece of text, up to the first whose quotes make no sense; `end` is where the next one begins. */
function readPiece(piece: string, delimiter: string): Read[] {
  const read: Read[] = []
  Papa.parse<string[]>(piece, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const isBroken = errors.some(({ type }) => type === 'Quotes')
      read.push({ cells: data, end: meta.cursor, isBroken })
      if (isBroken) parser.abort()
    },
  })
  return read
}

const linesIn = (text: string) => text.split('\n').length - 1

/**
 * One record at a time. Where quotes make no sense that line alone is lost: reading goes on with the next one, so that
 * a quote that is never closed does not swallow the rest of the file.
 */
function* recordsOf(text: string): Generator<CsvRecord> {
  const delimiter = separatorOf(text)
  let [at, line, broken] = [0, 1, 0]
  while (at < text.length) {
    if (broken === MAX_BROKEN) return yield { line, cells: null, isLast: true }
    const piece = text.slice(at, at + WINDOW)
    const isRest = at + WINDOW >= text.length
    let done = 0
    for (const { cells, end, isBroken } of readPiece(piece, delimiter)) {
      const isCut = end >= piece.length && !isRest
      // What the window has cut is read again from its beginning.
      if (isCut && done > 0) break
      const lost = isBroken || isCut
      const next = lost ? lineEnd(piece, done) : end
      if (lost) broken += 1
      if (lost || cells.length > 1 || cells[0] !== '') yield { line, cells: lost ? null : cells }
      line += linesIn(piece.slice(done, next))
      done = next
    }
    at += done
  }
}

/** Where the line after the one at `position` begins. */
function lineEnd(text: string, position: number): number {
  const end = text.indexOf('\n', position)
  return end < 0 ? text.length : end + 1
}

/** Reads a CSV text whose first record names the columns. Empty lines do not count. */
export function readCsv(source: string): CsvTable {
  const records = recordsOf(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const first = records.next()
  const columns = (first.done ? null : first.value.cells)?.map((name) => name.trim().toLowerCase()) ?? []
  return { columns, rows: rowsOf(columns, records) }
}

function* rowsOf(columns: string[], records: Generator<CsvRecord>): Generator<CsvRow> {
  for (const { line, cells, isLast } of records) {
    const values = Object.fromEntries(columns.map((name, index) => [name, (cells?.[index] ?? '').trim()]))
    yield { line, values, problem: isLast ? TOO_MANY : problemOf(columns, cells) }
  }
}

const TOO_MANY = 'Troppe righe con virgolette che non si chiudono: da qui il file non è stato letto.'

function problemOf(columns: string[], cells: string[] | null): string | undefined {
  if (!cells) return 'Le virgolette non si chiudono.'
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '')
  if (cells.length >= columns.length && !extra) return undefined
  return `Celle trovate: ${cells.length} invece di ${columns.length}.`
}
