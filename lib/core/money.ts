import Decimal from 'decimal.js'
import { amountText, numberText } from './number-text'

/** Integer euro cents. */
export type Cents = number

/** Euro with decimals → cents, half-up on the decimal digits (binary floats would turn 1.005 into 1.00). */
export function toCents(euro: number | string): Cents {
  return new Decimal(euro).times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()
}

/** Cents, also as the BigInt of a database column → euro with two decimals. */
export function toEuro(cents: Cents | bigint): number {
  // A quotient of two exact numbers is the nearest one to the true value, as is that of the decimals.
  const whole = Number(cents)
  if (Number.isSafeInteger(whole)) return whole / 100
  return new Decimal(cents.toString()).dividedBy(100).toNumber()
}

/** Rounds half-up on the decimal digits, not on the binary value. */
export function round(value: number, decimals: number): number {
  return new Decimal(value).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toNumber()
}

/** Italian format, "1.432,86 €"; a zero or infinite amount shows "0 €" (specification §9). */
export function formatEuro(cents: Cents | bigint): string {
  const euro = Number(cents) / 100
  return euro === 0 || !Number.isFinite(euro) ? '0 €' : amountText(euro)
}

/** Without cents, for sums that are read at a glance: "13.026.800 €". */
export function formatWholeEuro(cents: Cents | bigint): string {
  const euro = Math.round(Number(cents) / 100)
  return euro === 0 || !Number.isFinite(euro) ? '0 €' : amountText(euro, 0)
}

/** As `formatEuro`, of an amount in euro, as the API gives it. */
export const euroText = (euro: number): string => formatEuro(toCents(euro))

/** A sum at a glance, with its cents where it has any: "150.000 €", "151.234,56 €". */
export const sumText = (euro: number): string =>
  Number.isInteger(euro) ? wholeEuroText(euro) : euroText(euro)

/** As `formatWholeEuro`, of an amount in euro, as the API gives it. */
export const wholeEuroText = (euro: number): string => formatWholeEuro(toCents(euro))

/** Rate in percent: 3.2 → "3,20%". */
export function formatRate(percent: number, decimals = 2): string {
  return `${numberText(round(percent, decimals), { least: decimals, most: decimals })}%`
}
