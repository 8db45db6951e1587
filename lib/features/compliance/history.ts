import 'server-only'
import { dayOfColumn, formatDay } from '@/lib/core/dates'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

const shown = (value: unknown) =>
  value instanceof Date ? formatDay(dayOfColumn(value)) : formatDay(String(value).slice(0, 10))

/** Who has asked for a pack for an inspection, and of which days. */
export const packHistory: HistoryRule = {
  audit: 'Fascicoli',
  model: 'fascicolo',
  title: ({ dal, al }) => `${shown(dal)}–${shown(al)}`,
  access: { read: adminsWith('compliance_see') },
}
