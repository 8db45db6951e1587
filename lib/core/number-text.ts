export type NumberTextOptions = {
  /** Digits after the comma that are always there. */
  least?: number
  /** Digits after the comma at most, three unless `least` is more; what is beyond is rounded half up, as it is written in decimals. */
  most?: number
  /** False for what is no quantity, or stands where it is read by a program. */
  grouped?: boolean
  /** With a plus before what is greater than zero. */
  signed?: boolean
}

const USUAL_MOST = 3

/** The digits of a number and how many of them stand before the comma: 1234.5 → "12345", 4. They are the fewest that tell it from others. */
function digitsOf(value: number): [digits: string, before: number] {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e')
  return [mantissa.replace('.', ''), Number(exponent) + 1]
}

/** The number as a whole one of its last decimals: 1234.565 with two decimals → "123457". */
function scaled(value: number, decimals: number): string {
  const [digits, before] = digitsOf(value)
  const kept = before + decimals
  if (kept < 0) return '0'
  if (digits.length <= kept) return digits.padEnd(kept, '0')
  const whole = BigInt(digits.slice(0, kept) || '0')
  return String(digits.charAt(kept) >= '5' ? whole + 1n : whole)
}

const grouping = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.')

/**
 * A number as Italians write it, always by thousands: 1432.5 → "1.432,5", with two decimals at least "1.432,50". As
 * `Intl.NumberFormat('it-IT', { useGrouping: 'always' })` writes it, whose first use costs a phone a tenth of a second; and nothing that
 * rounds to zero has a sign.
 */
export function numberText(value: number, options: NumberTextOptions = {}): string {
  const { least = 0, most = Math.max(least, USUAL_MOST), grouped = true, signed = false } = options
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value < 0 ? '-∞' : '∞'
  const digits = scaled(Math.abs(value), most).padStart(most + 1, '0')
  const isZero = /^0*$/.test(digits)
  const whole = digits.slice(0, digits.length - most)
  const decimals = digits.slice(digits.length - most)
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '')
  const sign = isZero ? '' : value < 0 ? '-' : signed ? '+' : ''
  return `${sign}${grouped ? grouping(whole) : whole}${shown && `,${shown}`}`
}

/** An amount in euro, with its cents unless `decimals` is 0: 727.02 → "727,02 €". The blank does not break. */
export const amountText = (euro: number, decimals = 2): string =>
  `${numberText(euro, { least: decimals, most: decimals })}\u00a0€`
