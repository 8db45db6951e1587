import { toCents, wholeEuroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { Figure } from '@/lib/reports/view'

/** How a figure is written: "1.234", "13.026.800 €"; a mean has one digit after the comma in every row: "66,0", and of nothing there is none. */
export function figureText(kind: Figure['kind'], isRatio = false): (value: number | null) => string {
  const digits = isRatio ? { least: 1, most: 1 } : {}
  const written = (value: number) => (kind === 'money' ? wholeEuroText(value) : numberText(value, digits))
  return (value) => (value === null ? '–' : written(value))
}

/** A figure as charts and cards count it: euro become cents. */
export const figureUnit = (kind: Figure['kind'], value: number | null) =>
  kind === 'money'
    ? { unit: 'euro' as const, value: value === null ? null : toCents(value) }
    : { unit: 'count' as const, value }

/** The address of the same report with these filters besides those that it has, from the first page. */
export function drill(params: URLSearchParams, filters: Record<string, string>): string {
  const next = new URLSearchParams(params)
  next.delete('cursor')
  for (const [name, value] of Object.entries(filters)) next.set(`filter[${name}]`, value)
  return `?${next}`
}
