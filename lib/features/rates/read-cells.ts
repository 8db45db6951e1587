import type { CsvRow } from '@/lib/core/csv'
import type { Day } from '@/lib/core/dates'
import { round, toCents } from '@/lib/core/money'
import { readDay } from '@/lib/italian/day-text'
import { readNumber } from '@/lib/italian/numbers'
import type { Problem } from './types'

/** Why a row cannot be taken, in Italian. */
export class BadRow extends Error {
  override name = 'BadRow'
}

const FIRST_DAY = '1999-01-01'

/** A cell that must not be empty. */
export function cell({ values }: CsvRow, column: string): string {
  const text = values[column]
  if (!text) throw new BadRow(`Manca «${column}».`)
  return text
}

/** A day as AAAA-MM-GG, or as spreadsheets save it. */
export function dayCell(row: CsvRow, column: string): Day {
  const text = cell(row, column)
  const { day, problem } = readDay(text)
  if (problem !== undefined) throw new BadRow(`«${text}» in «${column}»: ${problem}`)
  if (day < FIRST_DAY) throw new BadRow(`Il giorno ${text} è prima del 1999, quando questi indici sono nati.`)
  return day
}

/** A very small value as machines write it: "-5.1E-4". */
const SCIENTIFIC = /^[+-]?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i

/** A percent, rounded half-up to the four decimals that we keep. */
export function percentCell(row: CsvRow, column: string, min: number, max: number): number {
  const text = cell(row, column)
  const { value, problem } = SCIENTIFIC.test(text)
    ? { value: Number(text), problem: undefined }
    : readNumber(text, 'rate', { negative: true })
  if (problem !== undefined) throw new BadRow(problem)
  if (value < min || value > max) {
    throw new BadRow(`${text} non sembra un tasso: serve una percentuale fra ${min} e ${max}.`)
  }
  return round(value, 4)
}

/** Cents of an amount in euro; null where the cell is empty. */
export function centsCell({ values }: CsvRow, column: string): number | null {
  const text = values[column] ?? ''
  if (text === '') return null
  const { value, problem } = readNumber(text, 'money')
  if (problem !== undefined) throw new BadRow(`In «${column}»: ${problem}`)
  return toCents(value)
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
