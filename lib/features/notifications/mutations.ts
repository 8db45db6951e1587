import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import type { Role } from '@/lib/auth/roles'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { countUnread, ownedBy } from './data'

type NewNotification = { role: Role; userId: string; titolo: string; testo?: string; href?: string }

/** Creates a notification, in the transaction of what happened. Publishing the event is left to the caller. */
export async function notify(tx: Tx, notification: NewNotification): Promise<string> {
  const id = newId()
  await tx.notification.create({ data: { id, ...notification } })
  return id
}

/** Marks own notifications as read, all of them when no ids are given; other people's are left alone. */
export async function markRead(scope: Scope, ids?: readonly string[]): Promise<{ nonLette: number }> {
  const some = ids ? { id: { in: [...ids] } } : {}
  await db().notification.updateMany({
    where: { ...ownedBy(scope), ...some, readAt: null },
    data: { readAt: new Date() },
  })
  return { nonLette: await countUnread(scope) }
}
