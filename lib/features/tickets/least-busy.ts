import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { TICKET_STAFF } from '@/lib/features/tickets/staff/staff'
import type { Prisma, Ticket } from '@/prisma/generated/client'
import { APERTI } from './states'
import { ANSWERS } from './tell-deadline'

/**
 * Who has fewest open tickets of those who answer the category of this one; where that is nobody's, of all who answer tickets.
 * Never who has it now, nor who has opened it.
 * @throws 409 where there is nobody else
 */
export async function leastBusy(tx: Tx, ticket: Ticket): Promise<string> {
  const { categoryId, assigneeId, openedByAdminId } = ticket
  const own = await loads(tx, { ticketCategories: { some: { categoryId } } })
  const people = own.length > 0 ? own : await loads(tx, ANSWERS)
  const others = people.filter(({ id }) => id !== assigneeId && id !== openedByAdminId)
  const [first] = others.toSorted((a, b) => a._count.tickets - b._count.tickets)
  if (!first) throw new AppError('conflict', 'Non c’è nessun altro a cui assegnarlo.')
  return first.id
}

const loads = (tx: Tx, where: Prisma.AdminWhereInput) =>
  tx.admin.findMany({
    where: { AND: [TICKET_STAFF, where] },
    select: { id: true, _count: { select: { tickets: { where: { stato: { in: [...APERTI] } } } } } },
    orderBy: { id: 'asc' },
  })
