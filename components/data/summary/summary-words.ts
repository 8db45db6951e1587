import type { Unit } from '@/components/data/charts/chart-types'
import { toCents } from '@/lib/core/money'
import type { FigureKind } from '@/lib/reports/summary/view'

/** How charts and cards count a figure: euro become cents. */
export function figureUnit(kind: FigureKind, value: number): { unit: Unit; value: number } {
  if (kind === 'money') return { unit: 'euro', value: toCents(value) }
  return { unit: kind === 'percent' || kind === 'rate' ? 'percent' : 'count', value }
}
