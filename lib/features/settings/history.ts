import 'server-only'
import { SETTINGS } from '@/lib/registry/settings'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

/** What the installation is set to, and what operators have done to its queue and its tasks. */
export const settingHistory: HistoryRule = {
  audit: 'Impostazioni',
  model: 'setting',
  title: (row) => SETTINGS.find(({ key }) => key === row.key)?.label ?? String(row.key ?? ''),
  access: { read: adminsWith('settings_manage') },
}
