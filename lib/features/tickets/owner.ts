import { type Actor, can } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import type { Role } from '@/lib/auth/roles'
import type { Prisma, Ticket } from '@/prisma/generated/client'

/** The column that says who opened a ticket, for reading and for writing. */
export const ownerOf = ({ role, userId }: Actor) =>
  byRole(role, {
    admin: () => ({ openedByAdminId: userId }),
    agent: () => ({ agentId: userId }),
    client: () => ({ clientId: userId }),
  })

/** Who opened a ticket; nobody where an old ticket has lost them. */
export function openerOf({
  agentId,
  clientId,
  openedByAdminId,
}: Pick<Ticket, 'agentId' | 'clientId' | 'openedByAdminId'>): { role: Role; userId: string } | null {
  if (agentId) return { role: 'agent', userId: agentId }
  if (clientId) return { role: 'client', userId: clientId }
  return openedByAdminId ? { role: 'admin', userId: openedByAdminId } : null
}

export const isOwner = (actor: Actor, ticket: Ticket): boolean =>
  Object.entries(ownerOf(actor)).every(([column, id]) => ticket[column as keyof Ticket] === id)

/** Nobody answers it yet, and it is of a category that this administrator answers, or that has nobody of its own. */
const waitingFor = (adminId: string): Prisma.TicketWhereInput => ({
  assigneeId: null,
  category: { is: { OR: [{ admins: { some: { adminId } } }, { admins: { none: {} } }] } },
})

/** Whether a category's tickets wait for this person: one of those who answer it, or it has nobody of its own. */
export const isAnsweredBy = (admins: readonly { adminId: string }[], adminId: string): boolean =>
  admins.length === 0 || admins.some((one) => one.adminId === adminId)

/**
 * The tickets that somebody may read: their own; in the office all of them with `full_access`, and without it also those
 * that one answers or follows, or that wait for one.
 */
export function readableBy(actor: Actor): Prisma.TicketWhereInput {
  const own = ownerOf(actor)
  if (actor.role !== 'admin' || !can(actor, 'ticketing_access')) return own
  if (can(actor, 'ticketing_full_access')) return {}
  return {
    OR: [own, { assigneeId: actor.userId }, { seguitoDa: { has: actor.userId } }, waitingFor(actor.userId)],
  }
}
