import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

/** Values typed by hand: one entry for each save of a sheet. */
export const ratesHistory: HistoryRule = {
  audit: 'Tassi',
  model: 'rate',
  title: (row) => String(row.index ?? ''),
  access: { read: adminsWith('banks_manage') },
}
