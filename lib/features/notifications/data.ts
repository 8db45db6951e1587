import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { decodeCursor, encodeCursor } from '@/lib/resources/cursor'
import { presentNotification } from './present'
import type { NotificationsReply } from './schema'

const NEWEST_FIRST = { field: 'createdAt', desc: true }
const CAP = 1_000

/** The rows of one person: the only filter under which notifications are ever read or changed. */
export const ownedBy = ({ actor }: Scope) => ({ role: actor.role, userId: actor.userId })

type Page = { limit: number; cursor?: string }

/** Rows after the cursor: older, or as old with a smaller id. */
function after(cursor: string | undefined) {
  if (!cursor) return {}
  const { value, id } = decodeCursor(cursor, NEWEST_FIRST)
  if (!(value instanceof Date)) return {}
  return { OR: [{ createdAt: { lt: value } }, { createdAt: value, id: { lt: id } }] }
}

/** Own notifications, newest first, with the number of unread ones. */
export async function listNotifications(scope: Scope, { limit, cursor }: Page): Promise<NotificationsReply> {
  const mine = ownedBy(scope)
  const [rows, counted, nonLette] = await Promise.all([
    db().notification.findMany({
      where: { ...mine, ...after(cursor) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    }),
    db().notification.count({ where: mine, take: CAP + 1 }),
    countUnread(scope),
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(presentNotification),
    nextCursor: last && rows.length > limit ? encodeCursor(NEWEST_FIRST, last) : null,
    total: Math.min(counted, CAP),
    totalIsCapped: counted > CAP,
    nonLette,
  }
}

export function countUnread(scope: Scope): Promise<number> {
  return db().notification.count({ where: { ...ownedBy(scope), readAt: null }, take: CAP })
}
