import type { Actor } from '@/lib/auth/actor'
import { type NewestPage, newestFirst } from '@/lib/core/newest-first'
import { type EventRow, presentEvento } from './present'
import type { ActivityQuery, ActivityReply } from './schema'

const pages = newestFirst('at')

/** What all tables of events ask of the database. */
export type PageOfEvents = NewestPage<'at'>

/** One page of a time line, newest first; `find` adds whose it is. */
export async function activityPage(
  actor: Actor,
  { limit, cursor }: ActivityQuery,
  find: (page: PageOfEvents) => Promise<readonly EventRow[]>,
): Promise<ActivityReply> {
  const rows = await find(pages.ask({ limit, cursor }))
  const { page, nextCursor } = pages.cut(rows, limit)
  return {
    items: page.map((row) => presentEvento(row, actor)),
    nextCursor,
  }
}
