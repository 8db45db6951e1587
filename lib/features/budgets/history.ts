import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

/** A year of targets is written by a verb, one entry for each save. */
export const budgetHistory: HistoryRule = {
  audit: 'Budget',
  model: 'budgetAnno',
  title: (row) => `Budget ${row.anno}`,
  access: { read: adminsWith('reports_see') },
}
