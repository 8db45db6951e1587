import type { Unit } from '@/components/data/charts/chart-types'
import { toCents } from '@/lib/core/money'
import { periodWords } from '@/lib/reports/summary/periods'
import type { FigureKind, SummaryReply, SummaryView } from '@/lib/reports/summary/view'

/** How charts and cards count a figure: euro become cents. */
export function figureUnit(kind: FigureKind, value: number): { unit: Unit; value: number } {
  if (kind === 'money') return { unit: 'euro', value: toCents(value) }
  return { unit: kind === 'percent' || kind === 'rate' ? 'percent' : 'count', value }
}

/** What the bar of a summary is set to, in words: "Periodo dal 01/12/2025 al 30/11/2026", "per agente", "a confronto con …". */
export function saidBy(
  { groupings }: Pick<SummaryView, 'groupings'>,
  { from, to, gruppo, compared }: Pick<SummaryReply, 'from' | 'to' | 'gruppo' | 'compared'>,
): string[] {
  const words = groupings.find(({ name }) => name === gruppo)?.words
  return [
    `Periodo ${periodWords({ from, to })}`,
    ...(words ? [words] : []),
    ...(compared ? [`a confronto con il periodo ${periodWords(compared)}`] : []),
  ]
}
