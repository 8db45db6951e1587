import type { Actor } from '@/lib/auth/actor'
import { type NewestPage, newestFirst } from '@/lib/core/newest-first'
import { type EventRow, presentEvento } from './present'
import { type ActivityQuery, type ActivityReply, type Evento, TIPI_ATTIVITA } from './schema'

const pages = newestFirst('at')

/** What all tables of events ask of the database. */
export type PageOfEvents = NewestPage<'at'>

/** What of another record's line stands in this one, too: what people wrote, and their appointments. Steps are told where they were taken. */
const SHARED = [...Object.keys(TIPI_ATTIVITA), 'appuntamento']

type Find<W = object> = (page: PageOfEvents & W) => Promise<readonly EventRow[]>

/** The record that this one came of, or that came of it. */
export type Beside = {
  origine: NonNullable<Evento['origine']>
  find: Find<{ tipo: { in: string[] } }>
}

/** One page of a time line, newest first; `find` adds whose it is. What stands in it from beside is taken away where it was written. */
export async function activityPage(
  actor: Actor,
  { limit, cursor }: ActivityQuery,
  find: Find,
  beside: Beside | null = null,
): Promise<ActivityReply> {
  const asked = pages.ask({ limit, cursor })
  const own = await find(asked)
  const others = beside ? await beside.find({ ...asked, tipo: { in: SHARED } }) : []
  const rows = others.length === 0 ? own : [...own, ...others].sort(isNewer).slice(0, asked.take)
  const { page, nextCursor } = pages.cut(rows, limit)
  const isOther = new Set(others)
  return {
    items: page.map((row) => ({
      ...presentEvento(row, actor),
      ...(beside && isOther.has(row) && { origine: beside.origine, annullabile: false }),
    })),
    nextCursor,
  }
}

/** As the database sorts them: by the instant, then by the id, which rises. */
const isNewer = (a: EventRow, b: EventRow) =>
  b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
