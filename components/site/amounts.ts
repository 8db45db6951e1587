import type { NumberFormat } from '@/components/ui/number-words'
import { type NumberKind, readNumber } from '@/lib/italian/numbers'

const MONEY: NumberFormat = { kind: 'money', decimals: 2, suffix: '€' }
const UNITS: Readonly<Record<string, NumberFormat>> = {
  '€': MONEY,
  '€/mese': MONEY,
  '%': { kind: 'rate', decimals: 4, suffix: '%' },
}
const COUNT: NumberFormat = { kind: 'count', decimals: 0 }

/** How a figure with this unit is read and shown: cents only where there are any. */
export const formatOf = (unit: string): NumberFormat => UNITS[unit] ?? COUNT

/**
 * A number that an address has, written by the page, by a form before its scripts ran or by hand; null for none, NaN for a
 * text that cannot be read with certainty, which its field shows with the reason (`unread` of `useAmount`).
 */
export const numberIn = (text: string | null, kind: NumberKind): number | null =>
  text === null || text.trim() === '' ? null : (readNumber(text, kind).value ?? Number.NaN)

/** Months, years and ages of an address. */
export const countIn = (text: string | null): number | null => numberIn(text, 'count')

/** The same of what is chosen from a list, which nobody can have mistyped: what is no number is the usual one. */
export const chosenIn = (text: string | null, usual: number): number => {
  const value = countIn(text)
  return value === null || Number.isNaN(value) ? usual : value
}

/** Euro of an address. */
export const euroIn = (text: string | null): number | null => numberIn(text, 'money')

/** As an address has it; empty for what is no number. */
export const inAddress = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value)
