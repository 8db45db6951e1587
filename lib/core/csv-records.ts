import Papa from 'papaparse'

/** `cells` is null where the quotes make no sense; of the last record that is read `isLast` says so. */
export type CsvRecord = { line: number; cells: string[] | null; isLast?: boolean }

/** As much is read at a time, in letters; no record is longer. */
const WINDOW = 128 * 1024
/** Each costs a window: who writes more of them has sent something else than a CSV. */
const MAX_BROKEN = 100

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

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/**
 * One record at a time; those without a word in them do not count. Where quotes make no sense that line alone is lost: reading goes
 * on with the next one, so that a quote that is never closed does not swallow the rest of the file.
 */
export function* recordsOf(text: string, delimiter: string): Generator<CsvRecord> {
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
      if (lost || !isBlank(cells)) yield { line, cells: lost ? null : cells }
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

/** A text as it is read: without its mark, with one kind of line end. */
export const plainLines = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
