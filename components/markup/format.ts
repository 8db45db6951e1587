/* Formatting for the scripts of public pages: lib/core/money brings decimal.js, too heavy for the JS budget there.
   Values arrive already rounded to cents, so only their printing is at stake. */
const euro = later({ style: 'currency', currency: 'EUR', useGrouping: 'always' })
const whole = later({ maximumFractionDigits: 0, useGrouping: 'always' })
const percent = later({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/* Made when first used: a formatter costs a phone milliseconds, and few pages use all of them at once. */
function later(options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  let made: Intl.NumberFormat | undefined
  return () => {
    made ??= new Intl.NumberFormat('it-IT', options)
    return made
  }
}

/** 72702 → "727,02 €"; zero and infinite are "0 €", as everywhere. */
export function euroOf(cents: number): string {
  return cents === 0 || !Number.isFinite(cents) ? '0 €' : euro().format(cents / 100)
}

/** Euro with two decimals, as the API gives them → "727,02 €". */
export function euroText(amount: number): string {
  return euroOf(Math.round(amount * 100))
}

/** 150000 → "150.000" */
export function wholeText(value: number): string {
  return whole().format(value)
}

/** A sum at a glance, with its cents where it has any: 150000 → "150.000 €", 151234.56 → "151.234,56 €". */
export function sumText(amount: number): string {
  return Number.isInteger(amount) ? `${wholeText(amount)}\u00a0€` : euroText(amount)
}

/** 3.2 → "3,20%" */
export function percentText(value: number): string {
  return `${percent().format(value)}%`
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
