import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { publish } from '@/lib/realtime/publish'

/** Two windows or two clicks of one person wait for each other, so that an order is sent once. */
export async function lockCart(tx: Tx, { actor: { role, userId } }: Ctx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`cart:${role}:${userId}`}, 0))`
}

/** The other windows of the same person show the same cart. */
export async function announceCart(tx: Tx, { actor: { role, userId } }: Ctx): Promise<void> {
  const righe = await tx.cartEntry.count({ where: { role, userId } })
  await publish(tx, { type: 'cart.updated', data: { righe } }, [{ role, userId }])
}
