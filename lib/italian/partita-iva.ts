const FIGURES = 11
/** Seven figures number the taxpayer, three the office, one checks: shorter ones have lost more than zeros. */
const LEAST_FIGURES = 7

/**
 * The eleven digits of an Italian VAT number, or of the tax code that is written like one, or null when the text cannot be
 * one. Blanks, dots, dashes and the "IT" in front are passed over, and zeros that a spreadsheet took from the front
 * come back. The last digit checks the others: those in even places count double, less 9 when they pass 9, and the
 * whole sum is a multiple of 10 (DM 23/12/1976).
 */
export function partitaIvaOf(text: string): string | null {
  const written = text
    .normalize('NFKC')
    // A program that took it for a figure wrote its decimals, too; with them it could be another one's.
    .replace(/[.,]0{1,2}$/, '')
    .replace(/[\s\p{Cf}\p{Pd}.]/gu, '')
    .replace(/^it/i, '')
  if (!/^\d+$/.test(written) || written.length < LEAST_FIGURES) return null
  const digits = written.padStart(FIGURES, '0')
  if (digits.length > FIGURES || digits.startsWith('0000000')) return null
  const sum = [...digits].reduce((total, digit, index) => total + weight(Number(digit), index), 0)
  return sum % 10 === 0 ? digits : null
}

function weight(digit: number, index: number): number {
  const value = index % 2 === 0 ? digit : digit * 2
  return value > 9 ? value - 9 : value
}
