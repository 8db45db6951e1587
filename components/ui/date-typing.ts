import { clampParts, type DateField, type DateParts, EMPTY_PARTS, limitsOf } from './date-rules'

export const WIDTHS: Record<DateField, number> = {
  giorno: 2,
  mese: 2,
  anno: 4,
  ore: 2,
  minuti: 2,
  secondi: 2,
}

/** What a field shows: "05", "1980". */
export function shown(parts: DateParts, field: DateField): string {
  const value = parts[field]
  return value === null ? '' : String(value).padStart(WIDTHS[field], '0')
}

/** No other digit can follow: the field is full, or any further digit would pass the limit of every date. */
export function isFull(text: string, field: DateField): boolean {
  if (text.length >= WIDTHS[field]) return true
  return field !== 'anno' && text !== '' && Number(text) * 10 > limitsOf(field, EMPTY_PARTS)[1]
}

/** A year of too few digits is still being typed. */
export function isUnfinished(text: string, field: DateField): boolean {
  return field === 'anno' && text !== '' && text.length < WIDTHS.anno
}

/** The typed text becomes the part; a year that is still being typed is not a year yet. */
export function typed(text: string, field: DateField, parts: DateParts): DateParts {
  return { ...parts, [field]: text === '' || isUnfinished(text, field) ? null : Number(text) }
}

/** One step up or down with the arrows; an empty field starts at today's value. */
export function stepped(field: DateField, by: number, parts: DateParts, today: DateParts): DateParts {
  const value = parts[field]
  return clampParts({ ...parts, [field]: value === null ? today[field] : value + by })
}

/** A pasted "21/11/2026", "2026-11-21" or either with a time. */
export function pasted(text: string): DateParts | null {
  const time = String.raw`(?:[\sT,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?`
  const italian = new RegExp(String.raw`^\s*(\d{1,2})[/.\-](\d{1,2})[/.\-](\d{4})${time}`).exec(text)
  const iso = new RegExp(String.raw`^\s*(\d{4})-(\d{2})-(\d{2})${time}`).exec(text)
  const found = italian ?? iso
  if (!found) return null
  const [first, mese, last, ore, minuti, secondi] = found.slice(1).map((part) => (part ? Number(part) : null))
  const [giorno, anno] = italian ? [first, last] : [last, first]
  const base = { ...EMPTY_PARTS, giorno: giorno ?? null, mese: mese ?? null, anno: anno ?? null }
  return clampParts(ore == null ? base : { ...base, ore, minuti: minuti ?? 0, secondi: secondi ?? 0 })
}
