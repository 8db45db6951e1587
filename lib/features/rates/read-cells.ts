import type { CsvRow } from '@/lib/core/csv'
import { columnOfDay, type Day, dayOfColumn } from '@/lib/core/dates'
import { round } from '@/lib/core/money'
import type { Problem } from './types'

/** Why a row cannot be taken, in Italian. */
export class BadRow extends Error {
  override name = 'BadRow'
}

const FIRST_DAY = '1999-01-01'
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/
const ITALIAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A cell that must not be empty. */
export function cell({ values }: CsvRow, column: string): string {
  const text = values[column]
  if (!text) throw new BadRow(`Manca «${column}».`)
  return text
}

/** A day as AAAA-MM-GG, or as spreadsheets save it, 21/11/2026. */
export function dayCell(row: CsvRow, column: string): Day {
  const text = cell(row, column)
  const day = text.replace(
    ITALIAN_DAY,
    (_all, d: string, m: string, y: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  )
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    throw new BadRow(`«${text}» non è una data: si scrive AAAA-MM-GG.`)
  }
  const column_ = columnOfDay(day)
  if (Number.isNaN(column_.getTime()) || dayOfColumn(column_) !== day) {
    throw new BadRow(`Il giorno ${text} non esiste.`)
  }
  if (day < FIRST_DAY) throw new BadRow(`Il giorno ${text} è prima del 1999, quando questi indici sono nati.`)
  return day
}

/** A percent, with point or comma, rounded half-up to the four decimals that we keep. */
export function percentCell(row: CsvRow, column: string, min: number, max: number): number {
  const text = cell(row, column)
  const value = Number(text.replace(',', '.'))
  if (!NUMBER.test(text)) throw new BadRow(`«${text}» non è un numero.`)
  if (value < min || value > max) {
    throw new BadRow(`${text} non sembra un tasso: serve una percentuale fra ${min} e ${max}.`)
  }
  return round(value, 4)
}

/** What a file holds: the rows that can be taken and, line by line, those that cannot. */
export type Parsed<T> = { rows: T[]; problems: Problem[]; count: number }

/**
 * Reads every row with `read`; one that it refuses is noted and the others go on. The same key twice is taken
 * once, and is a problem when the two say different things.
 */
export function collect<T>(
  rows: Iterable<CsvRow>,
  read: (row: CsvRow) => T,
  keyOf: (item: T) => string,
): Parsed<T> {
  const taken = new Map<string, { line: number; item: T }>()
  const problems: Problem[] = []
  let count = 0
  for (const row of rows) {
    count += 1
    try {
      if (row.problem) throw new BadRow(row.problem)
      const item = read(row)
      const before = taken.get(keyOf(item))
      if (!before) taken.set(keyOf(item), { line: row.line, item })
      else if (JSON.stringify(before.item) !== JSON.stringify(item)) {
        throw new BadRow(`Ripete la riga ${before.line} con altri dati: vale la prima.`)
      }
    } catch (error) {
      if (!(error instanceof BadRow)) throw error
      problems.push({ line: row.line, reason: error.message })
    }
  }
  return { rows: [...taken.values()].map(({ item }) => item), problems, count }
}
