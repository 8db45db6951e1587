import 'server-only'
import { dayOfColumn, formatDay } from '@/lib/core/dates'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

const shown = (value: unknown) =>
  formatDay(dayOfColumn(value instanceof Date ? value : new Date(String(value))))

/** Who has asked for a pack for an inspection, and of which days. */
export const packHistory: HistoryRule = {
  audit: 'Fascicoli',
  model: 'fascicolo',
  title: ({ dal, al }) => `${shown(dal)}–${shown(al)}`,
  access: { read: adminsWith('compliance_see') },
}
