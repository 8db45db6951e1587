import { formatDay, formatInstant, formatMonth } from '@/lib/core/dates'
import type { NumberFormat, XlsxCell, XlsxColumn } from '@/lib/core/xlsx'
import type { Column } from './view'

/** `format`: how a workbook writes its numbers, where the kind of the column does not say it. */
export type ExportColumn = Column & { format?: NumberFormat }

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

const MONTH = /^\d{4}-\d{2}/

/** Numbers, months and dates stay numbers and dates in a workbook; where a column of months says "Totale", that is a text. */
export function xlsxCell(column: ExportColumn, value: unknown): XlsxCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return { number: value, format: formatOf(column, value) }
  const { kind } = column
  const text = String(value)
  if (kind === 'day' && MONTH.test(text)) return { day: text }
  if (kind === 'month' && MONTH.test(text)) return { month: `${text.slice(0, 7)}-01` }
  if (INSTANTS.includes(kind)) return { instant: new Date(text) }
  if ((kind === 'day' || kind === 'month') && !MONTH.test(text)) return { text }
  return { text: textCell(column, value) }
}

function formatOf({ kind, format, grouped }: ExportColumn, value: number): NumberFormat {
  if (format) return format
  if (kind === 'money' || kind === 'rate') return kind
  return grouped !== false && Number.isInteger(value) ? 'count' : 'plain'
}

/** Letters that the values of a kind take; others are read as words. */
const WIDTHS: Partial<Record<Column['kind'], number>> = {
  title: 32,
  text: 26,
  person: 26,
  money: 16,
  number: 11,
  rate: 10,
  day: 12,
  month: 16,
  instant: 17,
  due: 17,
  age: 17,
  boolean: 10,
}
const [USUAL_WIDTH, WIDEST] = [20, 48]

/** What a column is called in a file. */
export const headOf = ({ label, fileLabel = label }: ExportColumn): string => fileLabel

/** A column of a workbook: as wide as its values are, and as the longest word of its heading. */
export function xlsxColumn(column: ExportColumn): XlsxColumn {
  const { kind } = column
  const label = headOf(column)
  const word = Math.max(...label.split(' ').map((part) => part.length))
  return { label, width: Math.min(WIDEST, Math.max(WIDTHS[kind] ?? USUAL_WIDTH, word + 3)) }
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
