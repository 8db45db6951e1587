import { type Actor, can } from '@/lib/auth/actor'
import type { Prisma, Ticket } from '@/prisma/generated/client'

/** The column that says who opened a ticket, for reading and for writing. */
export function ownerOf({ role, userId }: Actor) {
  if (role === 'agent') return { agentId: userId }
  return role === 'client' ? { clientId: userId } : { openedByAdminId: userId }
}

export const isOwner = (actor: Actor, ticket: Ticket): boolean =>
  Object.entries(ownerOf(actor)).every(([column, id]) => ticket[column as keyof Ticket] === id)

/**
 * The tickets that somebody may read: their own; in the office all of them with `full_access`, and without it also those
 * that one answers, or that nobody answers yet.
 */
export function readableBy(actor: Actor): Prisma.TicketWhereInput {
  const own = ownerOf(actor)
  if (actor.role !== 'admin' || !can(actor, 'ticketing_access')) return own
  if (can(actor, 'ticketing_full_access')) return {}
  return { OR: [own, { assigneeId: actor.userId }, { assigneeId: null }] }
}
