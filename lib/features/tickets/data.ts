import 'server-only'
import type { Actor, Scope } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound, isId } from '@/lib/core/ids'
import type { Prisma } from '@/prisma/generated/client'
import { choosable, isOffice } from './access'
import { ownerOf, readableBy } from './owner'
import { presentMessage, presentTicket } from './present'

const CODE = { select: { id: true, codice: true } } as const
export const FULL = {
  category: true,
  pratica: CODE,
  unitoA: CODE,
  messages: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.TicketInclude

/** The tickets that somebody opened, newest first. */
export async function myTickets({ actor }: Scope) {
  const rows = await db().ticket.findMany({
    where: ownerOf(actor),
    include: FULL,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 200,
  })
  return rows.map(presentTicket)
}

/** One of them. */
export async function myTicket({ actor }: Scope, id: string, tx?: Tx) {
  const where = { id: idOrNotFound(id), ...ownerOf(actor) }
  return presentTicket(orNotFound(await (tx ?? db()).ticket.findFirst({ where, include: FULL })))
}

/** The categories a new ticket may have, with the working minutes in which each is usually answered. */
export async function ticketCategories({ role }: Pick<Actor, 'role'>) {
  const rows = await db().ticketCategory.findMany({
    where: choosable(role),
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id, nome, minutiRisposta }) => ({ _id: id, nome, rispostaMinuti: minutiRisposta }))
}

/** So many messages come at once, the newest first asked for. */
const PAGE = 50

/**
 * What was said in a ticket and in those that were merged into it, in time order; `before`: what came before this message. The
 * opener reads no notes, and of what has happened what concerns them.
 */
export async function conversation(actor: Actor, id: string, before?: string) {
  const ticket = orNotFound(
    await db().ticket.findFirst({
      where: { AND: [{ id: idOrNotFound(id) }, readableBy(actor)] },
      select: { id: true },
    }),
  )
  const shown = isOffice(actor) ? {} : { interno: false }
  const where = { OR: [{ ticketId: ticket.id }, { ticket: { unitoAId: ticket.id } }], ...shown }
  const from =
    before && isId(before)
      ? await db().ticketMessage.findFirst({ where: { AND: [where, { id: before }] } })
      : null
  const rows = await db().ticketMessage.findMany({
    where: from
      ? { AND: [where, { OR: [{ at: { lt: from.at } }, { at: from.at, id: { lt: from.id } }] }] }
      : where,
    include: { ticket: CODE, altroTicket: CODE },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
  })
  const items = rows
    .slice(0, PAGE)
    .reverse()
    .map(({ ticket: own, ...message }) => presentMessage(message, own.id === id ? null : own.codice))
  return { items, more: rows.length > PAGE }
}
