import { type Actor, can } from '@/lib/auth/actor'
import { answeredTickets, visibleTickets } from '@/lib/features/tickets/access'
import type { Access } from '@/lib/resources/types'
import type { Prisma } from '@/prisma/generated/client'

/** Who reads all duties of the office, whatever tickets they see. */
export const seesDuties = (actor: Actor | null): actor is Actor =>
  actor?.role === 'admin' && can(actor, 'compliance_see')

type Complaints = boolean | Prisma.ReclamoWhereInput

const ofTickets =
  (rule: Access<Prisma.TicketWhereInput>) =>
  (actor: Actor | null): Complaints => {
    const rows = rule(actor)
    return typeof rows === 'boolean' ? rows : { ticket: rows }
  }

/** A person who may see the ticket sees its line in the register; a holder of `compliance_see` the whole register. */
export const visibleComplaints = (actor: Actor | null): Complaints =>
  seesDuties(actor) || ofTickets(visibleTickets)(actor)

/** Who answers the ticket writes in its line. */
export const answeredComplaints = ofTickets(answeredTickets)
