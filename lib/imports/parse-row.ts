import { createHash } from 'node:crypto'
import type { CsvRow } from '@/lib/core/csv'
import type { FieldError } from '@/lib/core/errors'
import { numberText } from '@/lib/core/number-text'
import { parseSafely } from '@/lib/core/parse-safely'
import { canonical } from '@/lib/history/diff'
import { taxCodeOf } from '@/lib/italian/tax-code'
import type { ImportColumns, ImportDefinition } from './define'
import type { Mapping } from './schema'

export type Cells = Record<string, string>
/** A line of the file as it is kept: its cells by field, or why it cannot be read. */
export type Line = { riga: number; dati: Cells; problem?: string }
export type ParsedLine = Line & {
  value: Record<string, unknown>
  errori: FieldError[]
  /** What is worth knowing of a row that is taken; stands beside whatever becomes of it. */
  avvisi: FieldError[]
  chiave: string | null
  impronta: string
  soggetti: string[]
}

/** The path of what is wrong with a whole line: it stays so until somebody has written its cells. */
const LINE = 'riga'

const LONGEST = 5_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text of the database may hold them
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f]/g
/** What exports (ours too) put before a text that a spreadsheet would run, and how spreadsheets keep leading zeros. */
const GUARD = /^'(?=[=+\-@])/
const QUOTED = /^="([^"]*)"$/

export const plainCell = (text: string): string =>
  text.replace(CONTROL, '').trim().replace(QUOTED, '$1').replace(GUARD, '').trim()

/** The mapped cells of a line of the file; what no field wants is not kept. */
export function lineOf(row: CsvRow, mapping: Mapping): Line {
  const cells = Object.entries(mapping).map(([field, column]): [string, string] => [
    field,
    plainCell(row.values[column] ?? '').slice(0, LONGEST + 1),
  ])
  const dati = Object.fromEntries(cells.filter(([, text]) => text !== ''))
  return { riga: row.line, dati, ...(row.problem && { problem: row.problem }) }
}

type StoredRow = { riga: number; dati: unknown; errori: unknown }

/** A row as its line was read; one that could not be read has not all of its cells. */
export function storedLine({ riga, dati, errori }: StoredRow): Line {
  const [first] = errori as FieldError[]
  return { riga, dati: dati as Cells, ...(first?.path === LINE && { problem: first.message }) }
}

/** Equal cells have equal prints. */
const printOf = (dati: Cells): string => createHash('sha256').update(canonical(dati)).digest('base64url')

/** By what an erasure finds the row of a person, also where the line is wrong elsewhere. */
const subjectsOf = (columns: ImportColumns, dati: Cells): string[] =>
  Object.entries(columns).flatMap(([field, { identifies }]) =>
    identifies && dati[field] ? [subjectKey(dati[field])] : [],
  )

/** An address or a tax code as it is compared: however a file wrote it, it is the one that the person's record has. */
export const subjectKey = (text: string): string =>
  (taxCodeOf(text) ?? text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')).toLowerCase()

/** Reads the cells of a line by the columns of its kind. */
export function parseLine(definition: ImportDefinition, line: Line): ParsedLine {
  const { columns } = definition
  const { dati } = line
  const value: Record<string, unknown> = {}
  const errori: FieldError[] = line.problem ? [{ path: LINE, message: line.problem }] : []
  for (const [field, column] of line.problem ? [] : Object.entries(columns)) {
    const text = dati[field]
    if (!text) {
      if (column.required) errori.push({ path: field, message: `Manca «${column.label}».` })
      continue
    }
    if (text.length > LONGEST) {
      errori.push({ path: field, message: `Al massimo ${numberText(LONGEST)} caratteri.` })
      continue
    }
    const parsed = parseSafely(column.parse, text)
    if (parsed.success) value[field] = parsed.data
    else errori.push({ path: field, message: parsed.error.issues[0]?.message ?? 'Il valore non è valido.' })
  }
  const chiave = errori.length === 0 ? definition.key(value) : null
  if (errori.length === 0 && chiave === null) errori.push({ path: '', message: definition.keyless })
  const known = { chiave, impronta: printOf(dati), soggetti: subjectsOf(columns, dati) }
  return { ...line, value, errori, avvisi: [], ...known }
}
