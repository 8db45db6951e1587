import 'server-only'
import { buffer } from 'node:stream/consumers'
import { type CsvRow, readCsv } from '@/lib/core/csv'
import { readCsvHead } from '@/lib/core/csv-file'
import { decodeCsv } from '@/lib/core/csv-text'
import { AppError, invalidField, orNotFound } from '@/lib/core/errors'
import { numberText } from '@/lib/core/number-text'
import { contentOf, fileById } from '@/lib/storage/data'

/** One file of an import has no more rows: a larger one is several. */
export const MAX_ROWS = 100_000
const MAX_COLUMNS = 200
const SAMPLES = 3
const SAMPLE_LETTERS = 60

export type FileColumn = { nome: string; esempi: string[] }

/** The headings of an uploaded CSV with the first cells under them. 422 on `file` where there are none. */
export async function readHeadings(path: string): Promise<FileColumn[]> {
  const { columns, rows } = await readCsvHead(path)
  const names = columns.filter(Boolean)
  if (names.length === 0)
    throw invalidField('file', 'La prima riga del file deve avere i nomi delle colonne.')
  if (columns.length > MAX_COLUMNS) throw invalidField('file', `Il file ha più di ${MAX_COLUMNS} colonne.`)
  const double = names.find((name, index) => names.indexOf(name) !== index)
  if (double) throw invalidField('file', `Due colonne si chiamano «${double}»: cambia il nome di una.`)
  const samples: CsvRow[] = []
  for (const row of rows) {
    if (!row.problem) samples.push(row)
    if (samples.length === SAMPLES) break
  }
  return names.map((nome) => ({
    nome,
    esempi: samples.map(({ values }) => (values[nome] ?? '').slice(0, SAMPLE_LETTERS)).filter(Boolean),
  }))
}

/** All rows of a stored CSV. Refuses one with too many. */
export async function readRows(fileId: string): Promise<CsvRow[]> {
  const file = orNotFound(await fileById(fileId), 'Il file non c’è più: caricalo di nuovo.')
  const { rows } = readCsv(decodeCsv(await buffer(await contentOf(file))))
  const found: CsvRow[] = []
  for (const row of rows) {
    if (found.length === MAX_ROWS)
      throw new AppError('invalid', `Il file ha più di ${numberText(MAX_ROWS)} righe: dividilo.`)
    found.push(row)
  }
  return found
}
