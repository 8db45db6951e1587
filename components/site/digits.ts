import { wholeText } from './format'

/** The number that a person typed, whatever dots and spaces are in it; null when there is none. */
export function parseDigits(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 9)
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

/** Typed text → text with dots, and the caret's place in it. */
export function regroup(typed: string, caret: number): { value: number | null; text: string; caret: number } {
  const value = parseDigits(typed)
  const text = value === null ? '' : wholeText(value)
  const before = typed.slice(0, caret).replace(/\D/g, '').length
  return { value, text, caret: caretAfter(text, before) }
}
