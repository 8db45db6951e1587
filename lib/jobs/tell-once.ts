import 'server-only'
import type { Role } from '@/lib/auth/roles'
import { type Tx, withTransaction } from '@/lib/core/db'
import { notifyAll } from '@/lib/notifications/mutations'

/**
 * What a job tells of by the clock, each in a transaction of its own: what was told stays told where a later one fails. Returns of how
 * many somebody was told.
 */
export async function tellEach<T>(
  due: readonly T[],
  tell: (tx: Tx, one: T) => Promise<boolean>,
): Promise<number> {
  let told = 0
  for (const one of due) if (await withTransaction((tx) => tell(tx, one))) told += 1
  return told
}

type Words = Parameters<typeof notifyAll>[3] & { href: string }

/**
 * Rings for those of one role whose bell has not said so yet: the title on its page is the key, and names what makes it another
 * occasion. Whether it is news to anybody.
 */
export async function ringOnce(
  tx: Tx,
  role: Role,
  userIds: readonly string[],
  words: Words,
): Promise<boolean> {
  const { titolo, href } = words
  const told = await tx.notification.findMany({
    where: { role, userId: { in: [...userIds] }, href, titolo },
    select: { userId: true },
  })
  const knowing = new Set(told.map(({ userId }) => userId))
  const others = userIds.filter((id) => !knowing.has(id))
  if (others.length === 0) return false
  return (await notifyAll(tx, role, others, words)).length > 0
}
