import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import type { Role } from '@/lib/auth/roles'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { publish } from '@/lib/realtime/publish'
import { countUnread, ownedBy } from './data'
import type { NomeEvento } from './labels'

type NewNotification = {
  role: Role
  userId: string
  titolo: string
  testo?: string
  href?: string
  /** What people may switch off; without one it rings for everybody. */
  evento?: NomeEvento
}

/**
 * Creates a notification, in the transaction of what happened, and rings the receiver's open windows when it commits; unless
 * the receiver has switched the event's bell off: null then.
 */
export async function notify(
  tx: Tx,
  { role, userId, ...notification }: NewNotification,
): Promise<string | null> {
  const [id = null] = await notifyAll(tx, role, [userId], notification)
  return id
}

/**
 * The same to many of one role, in one statement: those who have switched the event's bell off get none.
 *
 * @returns the ids of the notifications that were created
 */
export async function notifyAll(
  tx: Tx,
  role: Role,
  userIds: readonly string[],
  { evento, titolo, testo = '', href = '' }: Omit<NewNotification, 'role' | 'userId'>,
): Promise<string[]> {
  const ids = userIds.map(() => newId())
  const created = await tx.$queryRaw<{ id: string; userId: string }[]>`
    INSERT INTO notifications (id, role, user_id, titolo, testo, href)
    SELECT n.id, ${role}::role, n.user_id, ${titolo}, ${testo}, ${href}
    FROM unnest(${ids}::uuid[], ${[...userIds]}::uuid[]) AS n (id, user_id)
    WHERE NOT EXISTS (
      SELECT 1 FROM user_preferences p
      WHERE p.role = ${role}::role AND p.user_id = n.user_id
        AND p.notifiche -> ${evento ?? ''} ->> 'campanella' = 'false')
    RETURNING id, user_id AS "userId"`
  if (created.length > 0) {
    const audience = created.map(({ userId }) => ({ role, userId }))
    await publish(tx, { type: 'notification.created', data: {} }, audience)
  }
  return created.map(({ id }) => id)
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
