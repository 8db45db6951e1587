import 'server-only'
import { formatDay } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import { sheetId } from './days'
import type { RateIndex } from './schema'

export const INDEX_NAMES = { EURIBOR: 'Euribor', EURIRS: 'Eurirs' } as const

/** A value of a sheet before and after; null: none. */
export type ChangedCell = { date: string; tenor: string; era: number | null; value: number | null }

/** One entry of the history for the values of an index that change together, each with what it was. */
export async function recordChanges(
  tx: Tx,
  author: Parameters<typeof recordCommit>[1],
  index: RateIndex,
  cells: readonly ChangedCell[],
  reason?: string,
): Promise<void> {
  const told = (which: 'era' | 'value') =>
    ({
      id: sheetId(index),
      index,
      valori: Object.fromEntries(cells.map((cell) => [`${cell.date} ${cell.tenor}`, cell[which]])),
    }) as { id: string }
  await recordCommit(tx, author, {
    model: 'Tassi',
    label: labelOf(index, cells),
    before: told('era'),
    after: told('value'),
    reason,
  })
}

function labelOf(index: RateIndex, cells: readonly ChangedCell[]): string {
  const days = [...new Set(cells.map(({ date }) => date))].sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const when = first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`
  return `${INDEX_NAMES[index]}, ${when}`
}
