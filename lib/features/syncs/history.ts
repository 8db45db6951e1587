import 'server-only'
import { can } from '@/lib/auth/actor'
import type { HistoryRule } from '@/lib/resources/history'

/** What EGG's words mean is written by a verb. */
export const syncHistory: HistoryRule = {
  audit: 'Sincronizzazioni',
  model: 'importMapping',
  title: (row) => String(row.esterno),
  access: { read: (actor) => actor?.role === 'admin' && can(actor, 'sync_manage') },
}
