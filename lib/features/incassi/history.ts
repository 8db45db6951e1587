import 'server-only'
import { seesAgreements } from '@/lib/features/provvigioni/accordi/access'
import type { HistoryRule } from '@/lib/resources/history'

/** What banks paid is written by imports. */
export const paymentHistory: HistoryRule = {
  audit: 'Incassi',
  model: 'incasso',
  title: (row) => String(row.codice),
  access: { read: seesAgreements },
}
