import 'server-only'
import type { Actor, Scope } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { invalidField, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, isId } from '@/lib/core/ids'
import type { Prisma } from '@/prisma/generated/client'
import { choosable, isOffice } from './access'
import { ownerOf, readableBy } from './owner'
import { presentMessage, presentTicket } from './present'
import { APERTI, OWN_PAGE } from './states'

const CODE = { select: { id: true, codice: true } } as const
export const FULL = {
  category: true,
  pratica: CODE,
  unitoA: CODE,
  messages: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.TicketInclude

const LATEST = [{ lastMessageAt: 'desc' }, { id: 'desc' }] satisfies Prisma.TicketOrderByWithRelationInput[]
/** As `concernsOpener` says of one. */
const CONCERNS: Prisma.TicketWhereInput = { OR: [{ stato: { in: [...APERTI] } }, { notifyUser: true }] }

/**
 * The tickets that somebody opened, those with the latest message first: all that still concern them, and a page of those that are
 * over. `before`: the next page of these, after this one.
 */
export async function myTickets({ actor }: Scope, before?: string) {
  const own = ownerOf(actor)
  const from = before ? await lastOfPage(own, before) : null
  const [waiting, over] = await Promise.all([
    from ? [] : db().ticket.findMany({ where: { AND: [own, CONCERNS] }, include: FULL, orderBy: LATEST }),
    db().ticket.findMany({
      where: { AND: [own, { NOT: CONCERNS }, from ?? {}] },
      include: FULL,
      orderBy: LATEST,
      take: OWN_PAGE,
    }),
  ])
  const latestFirst = [...waiting, ...over].toSorted(
    (a, b) => b.lastMessageAt.getTime() - a.lastMessageAt.getTime(),
  )
  return latestFirst.map(presentTicket)
}

/** What comes after one's own ticket, in the order of the pages. */
async function lastOfPage(own: Prisma.TicketWhereInput, id: string): Promise<Prisma.TicketWhereInput> {
  const last = await db().ticket.findFirst({
    where: { AND: [own, { id }] },
    select: { lastMessageAt: true },
  })
  if (!last) throw invalidField('prima', 'Questo ticket non è fra i tuoi.')
  const { lastMessageAt } = last
  return { OR: [{ lastMessageAt: { lt: lastMessageAt } }, { lastMessageAt, id: { lt: id } }] }
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
