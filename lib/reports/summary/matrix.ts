import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { inSnapshot } from '../snapshot'
import { CROSSED, columnsFor, type Grouping, type Summary } from './define'
import { stepsOf } from './periods'
import type { SummaryQuery } from './query'
import { figuresOf, labelsOf } from './read'
import { groupingOf, sumsIn, sumsOf } from './sums'
import type { Figures } from './view'

export type MatrixRow = { key: string; label: string; mesi: Figures[]; totale: Figures }
export type Matrix = { rows: MatrixRow[]; totals: Omit<MatrixRow, 'key' | 'label'>; asOf: string }

/**
 * The figures of every group in every month of the period, and those of its months together: the same declaration, the same
 * formulas and the same scope as the rows of a summary.
 */
export async function readMatrix(summary: Summary, actor: Actor, query: SummaryQuery): Promise<Matrix> {
  const grouping = groupingOf(summary, query.gruppo)
  const columns = columnsFor(summary, actor)
  const months = stepsOf('month', query)
  const asOf = new Date().toISOString()
  return inSnapshot(async (tx) => {
    const by = (one: Grouping, gruppo: string) =>
      sumsIn(tx, { summary, actor, query: { ...query, gruppo }, grouping: one }, query, { gathered: null })
    const found = await by(
      { label: '', words: '', kind: 'crossed', of: [query.gruppo, 'mese'] },
      query.gruppo,
    )
    const ofRows = await by(grouping, query.gruppo)
    const ofMonths = await by(groupingOf(summary, 'mese'), 'mese')
    const labels = await labelsOf(tx, grouping, new Set(ofRows.groups.keys()))
    const at = (from: typeof found, key: string | null) =>
      figuresOf(columns, sumsOf(summary, from, key), sumsOf(summary, from, null))
    const rows = [...labels].map(([key, label]) => ({
      key,
      label,
      mesi: months.map((month) => at(found, `${key}${CROSSED}${month}`)),
      totale: at(ofRows, key),
    }))
    rows.sort((a, b) => a.label.localeCompare(b.label, 'it'))
    const totals = { mesi: months.map((month) => at(ofMonths, month)), totale: at(ofRows, null) }
    return { rows, totals, asOf }
  })
}
