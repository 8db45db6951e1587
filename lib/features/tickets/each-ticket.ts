import 'server-only'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { lockById } from '@/lib/core/lock'
import { logger } from '@/lib/core/logger'
import type { Prisma, Ticket } from '@/prisma/generated/client'

/** As many as one run of the clock takes of each kind: the rest waits for the next. */
export const MOST = 5_000

/**
 * Each in a transaction of its own; one that somebody has changed meanwhile is looked at again. One that fails is noted,
 * and the others have their turn.
 */
export async function eachTicket(
  where: Prisma.TicketWhereInput,
  step: (tx: Tx, ticket: Ticket) => Promise<void>,
): Promise<void> {
  const rows = await db().ticket.findMany({ where, select: { id: true }, orderBy: { id: 'asc' }, take: MOST })
  for (const { id } of rows)
    await withTransaction(async (tx) => {
      await lockById(tx, 'ticket', id)
      const ticket = await tx.ticket.findFirst({ where: { AND: [{ id }, where] } })
      if (ticket) await step(tx, ticket)
    }).catch((err: unknown) => logger().error({ err, ticketId: id }, 'ticket clock'))
}
