import { type Actor, can } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import type { PermissionFlag } from '@/lib/auth/permissions'
import type { Role } from '@/lib/auth/roles'
import type { Prisma } from '@/prisma/generated/client'
import { readableBy } from './owner'

type Rows = boolean | Prisma.TicketWhereInput

/** Whether somebody reads tickets as the office does: with its notes. */
export const isOffice = (actor: Actor | null): actor is Actor =>
  actor?.role === 'admin' && can(actor, 'ticketing_access')

const ofOffice =
  (flag: PermissionFlag) =>
  (actor: Actor | null): Rows => {
    if (!isOffice(actor) || !can(actor, flag)) return false
    return can(actor, 'ticketing_full_access') || readableBy(actor)
  }

/** The tickets that the office works on, by what somebody may do with them. */
export const visibleTickets = ofOffice('ticketing_access')
export const answeredTickets = ofOffice('ticketing_answer')
export const closableTickets = ofOffice('ticketing_close')

/** Who assigns tickets, and who may take one that nobody has. */
export const assignableTickets = (actor: Actor | null): Rows =>
  ofOffice('ticketing_assign')(actor) || answeredTickets(actor)

/** Who works on a ticket moves it on; who only closes, only that. */
export const movableTickets = (actor: Actor | null): Rows => closableTickets(actor) || answeredTickets(actor)

/** What somebody may do with tickets, by their flags: what screens offer. */
export const ticketRights = (actor: Actor) => ({
  answer: can(actor, 'ticketing_answer'),
  assign: can(actor, 'ticketing_assign'),
  close: can(actor, 'ticketing_close'),
})
export type TicketRights = ReturnType<typeof ticketRights>

/** The categories that somebody may choose: the network's own matters are not a client's. */
export const choosable = (role: Role) => {
  const all = () => ({ attiva: true })
  return byRole(role, { admin: all, agent: all, client: () => ({ attiva: true, perClienti: true }) })
}
