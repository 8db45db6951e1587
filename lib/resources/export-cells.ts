import { formatDay, formatInstant, formatMonth } from '@/lib/core/dates'
import type { XlsxCell } from '@/lib/core/xlsx'
import type { Column } from './view'

export type ExportColumn = Column

/** Admins carry name and surname, everybody else nome and cognome. */
function personName(value: unknown): string {
  const person = value as Record<string, string | undefined>
  return [person.name ?? person.nome, person.surname ?? person.cognome].filter(Boolean).join(' ')
}

/** How long it is to something, or since, is for the screen: a file says when. */
const INSTANTS: readonly Column['kind'][] = ['instant', 'due', 'age']

/** A cell as Italian text: "21/11/2026", "1234,50", "Sì". */
export function textCell({ kind, options }: ExportColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'day') return formatDay(String(value))
  if (kind === 'month') return formatMonth(String(value))
  if (INSTANTS.includes(kind)) return formatInstant(String(value))
  if (kind === 'boolean') return value ? 'Sì' : 'No'
  if (kind === 'badge') return options?.find((option) => option.value === value)?.label ?? String(value)
  if (kind === 'money' && typeof value === 'number') return value.toFixed(2).replace('.', ',')
  if (kind === 'person') return personName(value)
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value)
}

/** Numbers and dates stay numbers and dates in a workbook. */
export function xlsxCell(column: ExportColumn, value: unknown): XlsxCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return { number: value, money: column.kind === 'money' }
  if (column.kind === 'day') return { day: String(value) }
  if (INSTANTS.includes(column.kind)) return { instant: new Date(String(value)) }
  return { text: textCell(column, value) }
}

const FORMULA = /^[=+\-@\t\r]/
/** Also a telephone: figures after a plus add nothing up. With a dash or a bar between them they would. */
const NUMBER = /^(?:-?[\d.,]+|\+\d[\d ]*)$/

/** One CSV line (RFC 4180, semicolons). Text that a spreadsheet would run as a formula gets an apostrophe. */
export function csvLine(cells: string[]): string {
  const safe = cells.map((cell) => {
    const text = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
    return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${safe.join(';')}\r\n`
}
