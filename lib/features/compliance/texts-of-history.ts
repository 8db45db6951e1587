import { dayOf } from '@/lib/core/dates'
import type { Period, TextVersion } from '@/lib/duties/types'

type Snapshot = Readonly<Record<string, unknown>>

/** An entry of the history of one object: what changed, and how the object was after it; null where it was gone. */
export type Entry = {
  at: Date
  changes: readonly { field: string; before: unknown }[]
  data: Snapshot | null
  /** Of a deletion, the object as it was. */
  deleted?: Snapshot | null
}

/** How a text was from an instant on; null: it was not shown. */
export type State = { at: Date; corpo: string | null }

/**
 * What somebody could read of an object, from when on, in the order of time.
 * @param since when it came into being, for what was there before its first entry
 * @param now how it is; what no entry tells of has always been like that
 * @param shown its text, or null where it was not shown
 */
export function statesOf(
  entries: readonly Entry[],
  since: Date,
  now: Snapshot | null,
  shown: (data: Snapshot) => string | null,
): State[] {
  const [first] = entries
  if (!first) return now ? [{ at: since, corpo: shown(now) }] : []
  const undone = Object.fromEntries(first.changes.map(({ field, before: was }) => [field, was]))
  const isEdit = first.changes.length > 0 && first.data !== null
  const before = isEdit ? { ...first.data, ...undone } : first.deleted
  return [
    ...(before ? [{ at: since, corpo: shown(before) }] : []),
    ...entries.map(({ at, data }) => ({ at, corpo: data && shown(data) })),
  ]
}

/**
 * The versions of a text that were in force on some day of a period. What was replaced on a day was still read on it; a change that
 * left the words as they were is no version.
 */
export function versionsIn(
  states: readonly State[],
  { dal, al }: Period,
  text: Pick<TextVersion, 'testo' | 'formato'>,
): TextVersion[] {
  const changes = states.filter(({ corpo }, at) => at === 0 || corpo !== states[at - 1]?.corpo)
  return changes.flatMap(({ at, corpo }, index) => {
    const [from, next] = [dayOf(at), changes[index + 1]]
    const isOver = next !== undefined && dayOf(next.at) < dal
    return corpo === null || from > al || isOver ? [] : [{ ...text, dal: from, corpo }]
  })
}
