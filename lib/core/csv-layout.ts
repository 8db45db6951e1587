import { recordsOf } from './csv-records'

/* How a CSV is laid out: what cuts its cells, and where its heading stands. */

export type CsvLayout = {
  delimiter: string
  /** The line of the file on which its heading begins. */
  headingLine: number
}

/** In the order in which one is preferred to another that fits as well: a comma also stands in amounts. */
const SEPARATORS = ['\t', ';', '|', ','] as const

/** So many letters and records of a file show how it is laid out. */
const SAMPLE = 16 * 1024
const MOST_RECORDS = 60
/** A heading stands among the first records. */
const MOST_TITLES = 15

type Line = { line: number; cells: string[] }

/** What Excel writes before a heading to say what cuts the cells. */
const SEP = /^\s*"?sep=(.)"?[;,|\t]*[ \t]*(?:\n|$)/i

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

/** A number, a day, an address, a tax code: what a column holds and is never called. */
const VALUE = /^[^\p{L}]*\d[^\p{L}]*$|@|^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/iu

/** Whether cells could be the names of columns. */
function isHeading(cells: readonly string[]): boolean {
  const names = filled(cells).map((cell) => cell.trim())
  return names.length > 1 && !names.some((name) => VALUE.test(name))
}

/** A wider record that names columns stands below what may be a title, and the records after it are as wide. */
function headingBelow(lines: readonly Line[], first: Line): Line | undefined {
  const own = filled(first.cells).length
  return lines.slice(1, MOST_TITLES).find(({ cells }, at) => {
    if (filled(cells).length < Math.max(2, own * 2) || !isHeading(cells)) return false
    const after = lines.slice(at + 2)
    if (after.length === 0) return own === 1
    return after.filter((one) => filled(one.cells).length > own).length * 2 > after.length
  })
}

/** The heading: the first record, unless it is a title of the table below. */
function headingOf(lines: readonly Line[]): Line | undefined {
  const [first] = lines
  return first && (headingBelow(lines, first) ?? first)
}

/** How well a separator fits: records that are as wide as the heading count whole, shorter ones half. */
function fitOf(lines: readonly Line[], heading: Line | undefined): number {
  const width = heading?.cells.length ?? 0
  if (!heading || width < 2) return 0
  const fits = lines.filter(({ line }) => line > heading.line).map(({ cells }) => fitOfRecord(cells, width))
  return fits.reduce((sum, fit) => sum + fit, 1) + width / 1_000
}

function fitOfRecord(cells: readonly string[], width: number): number {
  if (cells.length === width) return 1
  if (cells.length > width) return filled(cells.slice(width)).length > 0 ? -1 : 0.5
  return cells.length > 1 ? 0.5 : 0
}

/**
 * The layout of a text with plain line ends. A file of one column has none of the separators: then it is one that cuts nothing.
 */
export function layoutOf(text: string): CsvLayout {
  const [sepLine = '', said] = SEP.exec(text) ?? []
  const passed = sepLine === '' ? 0 : sepLine.replace(/\n$/, '').split('\n').length
  const sample = sampleOf(text)
  const found = SEPARATORS.map((delimiter) => {
    const lines: Line[] = []
    for (const { line, cells } of recordsOf(sample, delimiter)) {
      if (cells && line > passed) lines.push({ line, cells })
      if (lines.length === MOST_RECORDS) break
    }
    const heading = headingOf(lines)
    return { delimiter, headingLine: heading?.line ?? 1, fit: fitOf(lines, heading) }
  })
  const own = found.find(({ delimiter, fit }) => delimiter === said && fit > 0)
  return own ?? found.reduce((best, next) => (next.fit > best.fit ? next : best))
}

function sampleOf(text: string): string {
  if (text.length <= SAMPLE) return text
  const sample = text.slice(0, SAMPLE)
  return sample.slice(0, sample.lastIndexOf('\n') + 1 || SAMPLE)
}
