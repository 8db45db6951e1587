/**
 * The eleven digits of an Italian VAT number, or null when the text cannot be one. Blanks, dots and the "IT" in
 * front are forgiven. The last digit checks the others: those in even places count double, less 9 when they pass
 * 9, and the whole sum is a multiple of 10 (DM 23/12/1976).
 */
export function partitaIvaOf(text: string): string | null {
  const digits = text.replace(/[\s.]/g, '').replace(/^it/i, '')
  if (!/^\d{11}$/.test(digits) || digits.startsWith('0000000')) return null
  const sum = [...digits].reduce((total, digit, index) => total + weight(Number(digit), index), 0)
  return sum % 10 === 0 ? digits : null
}

function weight(digit: number, index: number): number {
  const value = index % 2 === 0 ? digit : digit * 2
  return value > 9 ? value - 9 : value
}
