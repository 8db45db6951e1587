import { numberText } from '@/lib/core/number-text'
import type { RateIndex } from '@/lib/features/rates/schema'

export const INDEX_NAMES: Record<RateIndex, string> = { EURIBOR: 'Euribor', EURIRS: 'Eurirs' }

/** Euribor is quoted with three decimals, Eurirs with two. */
const DECIMALS: Record<RateIndex, number> = { EURIBOR: 3, EURIRS: 2 }

/** A value of an index: 2.001 → "2,001%", 2.9 → "2,90%". */
export const rateText = (index: RateIndex, value: number): string =>
  `${numberText(value, { least: DECIMALS[index], most: DECIMALS[index] }).replace('-', '−')}%`

/** A rate with every decimal that it has, from two to four: what adds up on paper adds up here. */
export const exactText = (value: number): string => `${numberText(value, { least: 2, most: 4 })}%`

/** "3M" → "3 mesi", "20Y" → "20 anni" */
export function tenorText(tenor: string): string {
  const count = Number.parseInt(tenor, 10)
  if (tenor.endsWith('Y')) return count === 1 ? '1 anno' : `${count} anni`
  return count === 1 ? '1 mese' : `${count} mesi`
}

/** "Euribor 3 mesi" */
export const seriesText = (index: RateIndex, tenor: string): string =>
  `${INDEX_NAMES[index]} ${tenorText(tenor)}`

/** Basis points as a number with its sign: 0.3 → "+0,3", -12 → "−12". */
export function pointsText(points: number): string {
  if (points === 0) return '0'
  const text = numberText(Math.abs(points), { most: 2 })
  return `${points > 0 ? '+' : '−'}${text}`
}

/** The same for those who listen: "in salita di 0,3 punti base". */
export function changeWords(points: number): string {
  if (points === 0) return 'invariato'
  const text = numberText(Math.abs(points), { most: 2 })
  return `${points > 0 ? 'in salita' : 'in discesa'} di ${text} ${text === '1' ? 'punto' : 'punti'} base`
}

/** The newest day of a list; empty when there is none. */
export const lastDay = (rates: readonly { date: string }[]): string =>
  rates
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? ''
