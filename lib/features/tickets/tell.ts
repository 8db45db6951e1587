import 'server-only'
import { byRole } from '@/lib/auth/by-role'
import type { Role } from '@/lib/auth/roles'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { TICKET_STAFF } from '@/lib/features/tickets/staff/staff'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify, notifyAll } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { publish } from '@/lib/realtime/publish'
import type { Ticket } from '@/prisma/generated/client'
import { ticketHref } from './href'
import { openerOf } from './owner'

/** Who writes answers in a row sends one mail: the bell tells of each. */
const MAIL_PAUSE = 10 * 60_000

type Person = { email: string | null; nome: string }

/** Somebody's address and given name, whatever their role. */
export async function personOf(
  tx: Tx,
  { role, userId }: { role: Role; userId: string },
): Promise<Person | null> {
  const where = { id: userId }
  const select = { email: true, nome: true }
  return byRole(role, {
    admin: async () => {
      const admin = await tx.admin.findUnique({ where, select: { email: true, name: true } })
      return admin && { email: admin.email, nome: admin.name }
    },
    agent: () => tx.agent.findUnique({ where, select }),
    client: () => tx.client.findUnique({ where, select }),
  })
}

/** `occasione`: of an answer that is written about whatever was sent a moment ago, and keeps nobody else's from being sent. */
type News = { titolo: string; testo: string; risposta?: string; occasione?: string }

/** Tells the opener what the office has done: live, in the bell and, of an answer, by mail with its words. */
export async function tellOpener(
  tx: Tx,
  ticket: Ticket,
  { titolo, testo, risposta, occasione }: News,
): Promise<void> {
  const opener = openerOf(ticket)
  if (!opener) return
  const { id, codice, oggetto } = ticket
  const href = ticketHref(opener.role, id)
  await publish(tx, { type: 'ticket.notification', data: { _id: id, oggetto } }, [opener])
  await notify(tx, { ...opener, titolo, testo, href, evento: 'ticket' })
  const person = risposta === undefined ? null : await personOf(tx, opener)
  if (!person?.email || risposta === undefined) return
  const { email, nome } = person
  await queueMail(tx, {
    template: 'ticket-answered',
    to: { email, name: nome },
    data: { nome, codice, oggetto, risposta, url: `${env().SITE_URL}${href}` },
    key: `ticket-answered:${id}:${occasione ?? Math.floor(Date.now() / MAIL_PAUSE)}`,
    isMuted: await mutesMail(tx, opener, 'ticket'),
  })
}

/** Whom a ticket concerns at head office: who answers it, else who answers its category. */
async function officeOf(tx: Tx, { assigneeId, categoryId }: Ticket): Promise<string[]> {
  if (assigneeId) return [assigneeId]
  const rows = await tx.ticketCategoryAdmin.findMany({
    where: { categoryId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { adminId: true },
  })
  return rows.map(({ adminId }) => adminId)
}

/** Tells the office in the bell; whoever did it knows. Returns whom it concerns. */
export async function tellOffice(
  tx: Tx,
  ticket: Ticket,
  titolo: string,
  except: string | null = null,
): Promise<string[]> {
  const concerned = await officeOf(tx, ticket)
  await ring(
    tx,
    ticket,
    titolo,
    concerned.filter((userId) => userId !== except),
  )
  return concerned
}

/** Tells those who follow a ticket, as far as they still work with tickets, of what has been written there. */
export async function tellFollowers(
  tx: Tx,
  ticket: Ticket,
  titolo: string,
  except: readonly string[],
): Promise<void> {
  const ids = ticket.seguitoDa.filter((userId) => !except.includes(userId))
  if (ids.length === 0) return
  const there = await tx.admin.findMany({
    where: { AND: [{ id: { in: ids } }, TICKET_STAFF] },
    select: { id: true },
  })
  await ring(
    tx,
    ticket,
    titolo,
    there.map(({ id }) => id),
  )
}

/** The bell of these administrators. */
export async function ring(
  tx: Tx,
  ticket: Ticket,
  titolo: string,
  userIds: readonly string[],
): Promise<void> {
  await notifyAll(tx, 'admin', userIds, {
    evento: 'ticketUfficio',
    titolo,
    testo: `${ticket.codice}: ${ticket.oggetto}`,
    href: ticketHref('admin', ticket.id),
  })
}
