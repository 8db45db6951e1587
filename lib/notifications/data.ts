import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { newestFirst } from '@/lib/core/newest-first'
import { presentNotification } from './present'
import type { NotificationsReply } from './schema'

const pages = newestFirst('createdAt')
const CAP = 1_000

/** The rows of one person: the only filter under which notifications are ever read or changed. */
export const ownedBy = ({ actor }: Scope) => ({ role: actor.role, userId: actor.userId })

type Page = { limit: number; cursor?: string }

/** Own notifications, newest first, with the number of unread ones. */
export async function listNotifications(scope: Scope, { limit, cursor }: Page): Promise<NotificationsReply> {
  const mine = ownedBy(scope)
  const asked = pages.ask({ limit, cursor })
  const [rows, counted, nonLette] = await Promise.all([
    db().notification.findMany({
      ...asked,
      where: { ...mine, ...asked.where },
    }),
    db().notification.count({ where: mine, take: CAP + 1 }),
    countUnread(scope),
  ])
  const { page, nextCursor } = pages.cut(rows, limit)
  return {
    items: page.map(presentNotification),
    nextCursor,
    total: Math.min(counted, CAP),
    totalIsCapped: counted > CAP,
    nonLette,
  }
}

export function countUnread(scope: Scope): Promise<number> {
  return db().notification.count({ where: { ...ownedBy(scope), readAt: null }, take: CAP })
}
