import type { Actor } from '@/lib/auth/actor'
import { decodeCursor, encodeCursor } from '@/lib/resources/cursor'
import { type EventRow, presentEvento } from './present'
import type { ActivityQuery, ActivityReply } from './schema'

const NEWEST_FIRST = { field: 'at', desc: true }

/** What all tables of events ask of the database. */
export type PageOfEvents = {
  where: { OR?: { at: Date | { lt: Date }; id?: { lt: string } }[] }
  orderBy: [{ at: 'desc' }, { id: 'desc' }]
  take: number
}

/** Entries after the cursor: older, or as old with a smaller id. */
function after(cursor: string | undefined): PageOfEvents['where'] {
  if (!cursor) return {}
  const { value, id } = decodeCursor(cursor, NEWEST_FIRST)
  if (!(value instanceof Date)) return {}
  return { OR: [{ at: { lt: value } }, { at: value, id: { lt: id } }] }
}

/** One page of a time line, newest first; `find` adds whose it is. */
export async function activityPage(
  actor: Actor,
  { limit, cursor }: ActivityQuery,
  find: (page: PageOfEvents) => Promise<readonly EventRow[]>,
): Promise<ActivityReply> {
  const rows = await find({
    where: after(cursor),
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => presentEvento(row, actor)),
    nextCursor: last && rows.length > limit ? encodeCursor(NEWEST_FIRST, last) : null,
  }
}
