import { numberText } from '@/lib/core/number-text'
import { type NumberKind, readNumber } from '@/lib/italian/numbers'

/** How a number field reads and shows its number. */
export interface NumberFormat {
  kind: NumberKind
  /** Digits after the comma that may be written. */
  decimals: number
  /** Digits after the comma that are always shown. */
  least?: number
  /** False for what is no quantity, as a year. */
  grouped?: boolean
  /** Whether the number may lie below zero. */
  negative?: boolean
  /** Behind the number, where it is said in words: "€". */
  suffix?: string
  /** What the field takes, as a sentence: every refusal ends with it. */
  takes?: string
}

export const MONEY: NumberFormat = { kind: 'money', decimals: 2, least: 2, suffix: '€' }
export const PERCENT: NumberFormat = { kind: 'rate', decimals: 4, least: 2, suffix: '%' }
export const numberFormat = (decimals: number, grouped?: boolean): NumberFormat => ({
  kind: decimals > 0 ? 'rate' : 'count',
  decimals,
  grouped,
})

/** How a field of this kind reads its number; undefined for kinds that have none. */
export function formatOfKind(kind: string, decimals: number): NumberFormat | undefined {
  if (kind === 'money') return MONEY
  if (kind === 'rate') return PERCENT
  return kind === 'number' ? numberFormat(decimals) : undefined
}

/** What stands in a field: no number, a number, or a text that no number can be read from with certainty (NaN). */
export type Reading = { value: number | null; problem?: string }

/** 1432.86 → "1.432,86", 1432.5 euro → "1.432,50"; empty where there is no number. */
export function shownNumber(value: number | null, format: NumberFormat): string {
  if (value === null || Number.isNaN(value)) return ''
  const hasCents = format.kind === 'money' && !Number.isInteger(value)
  const { decimals: most, least, grouped } = format
  return numberText(value, { most, least: hasCents ? most : least, grouped })
}

/** 15000 → "15.000,00 €". */
export function numberWords(value: number, format: NumberFormat): string {
  const { suffix } = format
  const text = shownNumber(value, format)
  return suffix ? `${text}${suffix === '%' ? '' : '\u00a0'}${suffix}` : text
}

/** "Da 1.000 a 60.000 €.": what a field with these ends takes; undefined where it has none, or refuses only what is negative, as it says. */
export function rangeWords(
  { min, max }: { min?: number; max?: number },
  format: NumberFormat,
): string | undefined {
  const bare = { ...format, least: 0 }
  const words = (value: number) => numberWords(value, bare)
  if (min === undefined) return max === undefined ? undefined : `Fino a ${words(max)}.`
  if (min === 0 && max === undefined) return undefined
  return max === undefined ? `Da ${words(min)} in su.` : `Da ${shownNumber(min, bare)} a ${words(max)}.`
}

/** A text as the field reads it; `problem` is the sentence for the field. */
export function readTyped(text: string, { kind, decimals, negative, takes }: NumberFormat): Reading {
  if (text.trim() === '') return { value: null }
  const { value, problem } = readNumber(text, kind, { negative, takes })
  if (value === undefined) return { value: Number.NaN, problem }
  // Amounts know how many they have; of others so many would not be kept, and may have been meant as thousands.
  const written = /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0
  if (kind === 'rate' && written > decimals) {
    const problem = `${text.trim()}: qui i decimali sono al massimo ${decimals}.`
    return { value: Number.NaN, problem: takes ? `${problem} ${takes}` : problem }
  }
  return { value }
}
