import 'server-only'
import type { Tx } from '@/lib/core/db'
import { publish } from '@/lib/realtime/publish'
import type { Ticket } from '@/prisma/generated/client'
import { openerOf } from './owner'

/** Lists and records of the office and of the opener ask again. */
export async function announce(tx: Tx, ticket: Ticket): Promise<void> {
  const opener = openerOf(ticket)
  await publish(tx, { type: 'ticket.updated', data: { _id: ticket.id, stato: ticket.stato } }, [
    { role: 'admin', permission: 'ticketing_access' },
    ...(opener ? [opener] : []),
  ])
}
