import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { ownerOf } from './owner'
import { presentTicket } from './present'

export const FULL = { category: true, messages: { orderBy: { at: 'asc' } } } as const

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

/** The categories a new ticket may have. */
export async function ticketCategories() {
  const rows = await db().ticketCategory.findMany({
    where: { attiva: true },
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id, nome }) => ({ _id: id, nome }))
}
