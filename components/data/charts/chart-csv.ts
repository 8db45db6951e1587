import { csvLine } from '@/lib/resources/export-cells'
import type { ChartData, Unit } from './chart-types'

/** Figures that a spreadsheet reads as numbers: euro and not cents, a comma before the decimals. */
function cell(value: number | null, unit: Unit): string {
  if (value === null) return ''
  return unit === 'euro' ? (value / 100).toFixed(2).replace('.', ',') : String(value).replace('.', ',')
}

/** The figures of a chart as a CSV file. */
export function csvOf({
  points,
  series,
  unit,
  pointHead,
}: Pick<ChartData, 'points' | 'series' | 'unit'> & { pointHead: string }): Blob {
  const head = [pointHead, ...series.map(({ label }) => label)]
  const lines = points.map(({ label, long = label, values }) => [
    long,
    ...series.map(({ name }) => cell(values[name] ?? null, unit)),
  ])
  return new Blob([`\uFEFF${[head, ...lines].map(csvLine).join('')}`], { type: 'text/csv;charset=utf-8' })
}
