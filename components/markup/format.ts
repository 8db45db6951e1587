import { amountText, numberText } from '@/lib/core/number-text'

/* For the scripts of public pages: lib/core/money brings decimal.js, too heavy for the JS budget there.
   Values arrive already rounded to cents, so only their printing is at stake. */

/** 72702 → "727,02 €"; zero and infinite are "0 €", as everywhere. */
export function euroOf(cents: number): string {
  return cents === 0 || !Number.isFinite(cents) ? '0 €' : amountText(cents / 100)
}

/** Euro with two decimals, as the API gives them → "727,02 €". */
export function euroText(amount: number): string {
  return euroOf(Math.round(amount * 100))
}

/** 150000 → "150.000" */
export function wholeText(value: number): string {
  return numberText(value, { most: 0 })
}

/** A sum at a glance, with its cents where it has any: 150000 → "150.000 €", 151234.56 → "151.234,56 €". */
export function sumText(amount: number): string {
  return Number.isInteger(amount) ? amountText(amount, 0) : euroText(amount)
}

/** 3.2 → "3,20%" */
export function percentText(value: number): string {
  return `${numberText(value, { least: 2, most: 2 })}%`
}

/** "2026-11-20" → "20/11/2026" */
export function dayText(day: string): string {
  return day.split('-').reverse().join('/')
}

/** 300 → "25 anni", 18 → "18 mesi" */
export function durationText(months: number): string {
  if (months % 12 !== 0) return `${months} mesi`
  return months === 12 ? '1 anno' : `${months / 12} anni`
}
