import { layoutOf } from '@/lib/core/csv-layout'
import { type CsvRecord, plainLines, recordsOf } from '@/lib/core/csv-records'
import { fold } from '@/lib/core/text'
import { MAX_RIGHE, type Riga, rigaSchema } from '@/lib/features/price-tables/schema'
import { COLUMNS, type Column, readFigure } from './read-figure'
import { durationsIn, readWide } from './read-wide'

/** What spreadsheets of banks call them besides. */
const OTHER_NAMES: Record<string, Column> = { capitale: 'importo', mesi: 'durata', costi: 'spese' }

export type Problem = { line: number; reason: string }
type Read = { righe: Riga[]; problems: Problem[] }
type RowsRead = Read & { wide: boolean }

/** A heading stands among the first lines: what is above it are titles. */
const MOST_TITLES = 15

/** "Durata (mesi)" is the duration, "TAN %" the rate. */
function columnOf(heading: string): Column | undefined {
  const [word = ''] = fold(heading).split(/[^a-z]+/)
  return COLUMNS.find((name) => name === word) ?? OTHER_NAMES[word]
}

/** Where each column stands; of a name that comes twice the first. */
const placesOf = (cells: readonly string[]): ReadonlyMap<Column, number> =>
  new Map(
    cells
      .map((cell, at) => [columnOf(cell), at] as const)
      .filter((entry): entry is readonly [Column, number] => entry[0] !== undefined)
      .reverse(),
  )

/** The places that a grid has which was copied without its headings: the columns in their usual order. */
const usualPlaces = (cells: readonly string[]): ReadonlyMap<Column, number> =>
  new Map(COLUMNS.slice(0, cells.length).map((name, at) => [name, at]))

/**
 * The rows of a grid in a CSV, or copied from a spreadsheet, in either shape; each line that is none is named with its reason.
 * `before`: the rows that are there, for what the wide shape does not say.
 */
export function readRows(source: string, before: readonly Riga[] = []): RowsRead {
  const text = plainLines(source)
  const records = [...recordsOf(text, layoutOf(text).delimiter)]
  const at = records
    .slice(0, MOST_TITLES)
    .findIndex(({ cells }) => cells && (durationsIn(cells) || placesOf(cells).size > 1))
  const { cells: first } = records[Math.max(at, 0)] ?? { cells: null }
  const months = first && durationsIn(first)
  if (months) return { ...readWide(months, records.slice(at + 1), before), wide: true }
  if (at < 0 && first && !/[a-z]/i.test(first.join('')))
    return { ...readLong(usualPlaces(first), records, 1), wide: false }
  const { line = 1 } = records[Math.max(at, 0)] ?? {}
  return { ...readLong(placesOf(first ?? []), records.slice(Math.max(at, 0) + 1), line), wide: false }
}

const UNREAD = 'Le virgolette non si chiudono.'

function readLong(places: ReadonlyMap<Column, number>, records: readonly CsvRecord[], heading: number): Read {
  const missing = COLUMNS.find((name) => name !== 'spese' && !places.has(name))
  if (missing) return { righe: [], problems: [{ line: heading, reason: `Manca la colonna «${missing}».` }] }
  const read: Read = { righe: [], problems: [] }
  const lines = new Map<string, number>()
  for (const { line, cells } of records) {
    if (read.righe.length === MAX_RIGHE) {
      read.problems.push({ line, reason: `Una tabella ha al massimo ${MAX_RIGHE} righe.` })
      break
    }
    const { given, problem } = figuresOf(places, cells ?? [])
    const parsed = rigaSchema.safeParse(given)
    const key = `${given.importo} ${given.durata}`
    const reason = (cells ? problem : UNREAD) ?? parsed.error?.issues[0]?.message ?? twice(lines.get(key))
    if (reason) read.problems.push({ line, reason })
    else if (parsed.data) read.righe.push(parsed.data)
    lines.set(key, lines.get(key) ?? line)
  }
  return read
}

/** What a line says of each column; `problem` is the first figure that cannot be read. */
function figuresOf(places: ReadonlyMap<Column, number>, cells: readonly string[]) {
  const given: Partial<Record<Column, number>> = { spese: 0 }
  let problem: string | undefined
  for (const [name, at] of places) {
    const text = cells[at]?.trim() ?? ''
    if (text === '') continue
    const read = readFigure(text, name)
    given[name] = read.value
    problem ??= read.problem && `${name}: ${read.problem}`
  }
  return { given, problem }
}

const twice = (line: number | undefined) =>
  line === undefined ? undefined : `Ha importo e durata della riga ${line}.`

/** The same shape, as Italian spreadsheets read it. */
export function writeRows(righe: readonly Riga[]): string {
  const lines = righe.map((riga) => COLUMNS.map((name) => String(riga[name]).replace('.', ',')).join(';'))
  return `\uFEFF${[COLUMNS.join(';'), ...lines].join('\r\n')}\r\n`
}
