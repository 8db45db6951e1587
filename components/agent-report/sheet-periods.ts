import { todayInRome } from '@/lib/core/dates'
import type { SummaryView } from '@/lib/reports/summary/view'

/** The month of today, and the year up to it, as a summary's parameters. The month is whole: its end is its last day. */
export function monthOfToday(): { from: string; to: string } {
  const today = todayInRome()
  return { from: `${today.slice(0, 7)}-01`, to: today }
}

export function yearOfToday(): { from: string; to: string } {
  const today = todayInRome()
  return { from: `${today.slice(0, 4)}-01-01`, to: today }
}

/** The filter that leaves the reader's own rows; none where they see no others. */
export const ownFilter = (view: SummaryView, userId: string): Record<string, string> =>
  view.list.filters.some(({ name }) => name === 'agentId') ? { 'filter[agentId]': userId } : {}
