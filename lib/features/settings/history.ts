import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'
import { settingNamed } from './data'

/** What the installation is set to, and what operators have done to its queue and its tasks. */
export const settingHistory: HistoryRule = {
  audit: 'Impostazioni',
  model: 'setting',
  title: (row) => settingNamed(row.key)?.label ?? String(row.key ?? ''),
  access: { read: adminsWith('settings_manage') },
}
