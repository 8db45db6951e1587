import { wholeText } from './format'

/** The whole number that a person typed, whatever dots and spaces are in it; null when there is none. Cents do not count. */
export function parseDigits(text: string): number | null {
  const [whole = ''] = text.split(',')
  const digits = whole.replace(/\D/g, '').slice(0, 9)
  return digits === '' ? null : Number(digits)
}

/** Where the caret belongs after the dots have moved: behind the same number of digits. */
export function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (/\d/.test(text.charAt(index))) seen++
    if (seen === digits) return index + 1
  }
  return text.length
}

/**
 * Typed text → text with dots, and the caret's place in it. A comma stays while the field is being written in, or the
 * cents typed after it would become part of the number; the cents themselves are left out.
 */
export function regroup(typed: string, caret: number): { value: number | null; text: string; caret: number } {
  const value = parseDigits(typed)
  const digits = value === null ? '' : wholeText(value)
  const text = digits !== '' && typed.includes(',') ? `${digits},` : digits
  const before = typed.slice(0, caret)
  const isInCents = before.includes(',')
  return {
    value,
    text,
    caret: isInCents ? text.length : caretAfter(text, before.replace(/\D/g, '').length),
  }
}
