import 'server-only'
import { formatInstant } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { TICKET_STAFF } from '@/lib/features/tickets/staff/staff'
import { queueMails } from '@/lib/mail/queue-mail'
import { mutedMails } from '@/lib/notifications/preferences'
import type { Prisma, Ticket } from '@/prisma/generated/client'
import { ticketHref } from './href'
import { ring } from './tell'

/**
 * Tells of a deadline whoever answers the ticket and the people of its category, in the bell; one that has passed by mail, too.
 * Where that is nobody, everybody who answers tickets: else it would be late with nobody who knows.
 */
export async function tellDeadline(
  tx: Tx,
  ticket: Ticket,
  titolo: string,
  { byMail = false } = {},
): Promise<void> {
  const people = await concernedBy(tx, ticket)
  const ids = people.map(({ id }) => id)
  await ring(tx, ticket, titolo, ids)
  const { codice, oggetto, scadeAt } = ticket
  if (!byMail || !scadeAt) return
  const muted = await mutedMails(tx, 'admin', ids, 'ticketUfficio')
  const url = `${env().SITE_URL}${ticketHref('admin', ticket.id)}`
  const mails = people.map(({ id, name, email }) => ({
    to: { email, name },
    data: { nome: name, codice, oggetto, scadenza: formatInstant(scadeAt.toISOString()), url },
    key: `ticket-late:${ticket.id}:${scadeAt.getTime()}:${id}`,
    isMuted: muted.has(id),
  }))
  await queueMails(tx, 'ticket-late', mails)
}

/** Who answers tickets, of whatever category. */
export const ANSWERS: Prisma.AdminWhereInput = {
  OR: [{ permessiAttivi: { has: 'ticketing_answer' } }, { permessiAttivi: { has: 'admin' } }],
}

async function concernedBy(tx: Tx, { assigneeId, categoryId }: Ticket) {
  const find = (where: Prisma.AdminWhereInput) =>
    tx.admin.findMany({
      where: { AND: [TICKET_STAFF, where] },
      select: { id: true, name: true, email: true },
      orderBy: { id: 'asc' },
    })
  const own = await find({
    OR: [...(assigneeId ? [{ id: assigneeId }] : []), { ticketCategories: { some: { categoryId } } }],
  })
  return own.length > 0 ? own : find(ANSWERS)
}
