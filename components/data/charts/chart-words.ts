import { formatEuro } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { Unit } from './chart-types'

const WORDS: Record<Unit, (value: number) => string> = {
  euro: formatEuro,
  count: (value) => numberText(value, { most: 2 }),
  percent: (value) => `${numberText(value, { most: 2 })}%`,
}

/** A figure in full: "1.432,86 €", "1.432", "3,2%". */
export const valueText = (value: number, unit: Unit): string => WORDS[unit](value)

/** Cents where there is little room: "500 mila €", "1,4 mln €". Intl would say "500K". */
export function euroShort(cents: number): string {
  const euros = cents / 100
  const size = Math.abs(euros)
  if (size >= 1_000_000) return `${numberText(euros / 1_000_000, { most: 1 })} mln €`
  return size >= 1_000
    ? `${numberText(euros / 1_000, { most: 1 })} mila €`
    : `${numberText(euros, { most: 1 })} €`
}

/** A figure of the scale. */
export const shortText = (value: number, unit: Unit): string =>
  unit === 'euro' ? euroShort(value) : valueText(value, unit)

/** As much of a name as fits; the whole is in the table. */
export const clip = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text
