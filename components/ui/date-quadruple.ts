import { type DateParts, statusOf, toInstant } from './date-rules'

/** The value of the date widget in quadruple mode: the date and its three parts, known or not. */
export interface QuadrupleDate {
  date: string | null
  giorno: number | null
  mese: number | null
  anno: number | null
}

export function toQuadruple(parts: DateParts): QuadrupleDate {
  const { giorno, mese, anno } = parts
  return { date: statusOf(parts, 'date') === 1 ? toInstant(parts, 'date') : null, giorno, mese, anno }
}

export function partsOfQuadruple({ giorno, mese, anno }: QuadrupleDate): DateParts {
  return { giorno, mese, anno, ore: null, minuti: null, secondi: null }
}

/** A day 'YYYY-MM-DD' of the parts, or null when one is missing. */
export function toDay({ giorno, mese, anno }: DateParts): string | null {
  if (giorno === null || mese === null || anno === null) return null
  return `${anno}-${String(mese).padStart(2, '0')}-${String(giorno).padStart(2, '0')}`
}
