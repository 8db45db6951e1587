import { toCents, wholeEuroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { Figure } from '@/lib/reports/view'

/** How a figure is written: "1.234", "13.026.800 €"; a mean has one digit after the comma in every row: "66,0". */
export const figureText = (kind: Figure['kind'], isRatio = false): ((value: number) => string) => {
  if (kind === 'money') return wholeEuroText
  return isRatio ? (value) => numberText(value, { least: 1, most: 1 }) : (value) => numberText(value)
}

/** A figure as charts and cards count it: euro become cents. */
export const figureUnit = (kind: Figure['kind'], value: number) =>
  kind === 'money' ? { unit: 'euro' as const, value: toCents(value) } : { unit: 'count' as const, value }

/** The address of the same report with these filters besides those that it has, from the first page. */
export function drill(params: URLSearchParams, filters: Record<string, string>): string {
  const next = new URLSearchParams(params)
  next.delete('cursor')
  for (const [name, value] of Object.entries(filters)) next.set(`filter[${name}]`, value)
  return `?${next}`
}
