import { type Actor, can } from '@/lib/auth/actor'
import { agentRows } from '@/lib/auth/agent-scope'
import { rowsByRole } from '@/lib/auth/by-role'
import { editablePratiche } from '@/lib/features/pratiche/access'
import type { Prisma } from '@/prisma/generated/client'

/** The leads somebody may see: all for the office, for an agent those of the agent's scope. */
export const visibleLeads = (actor: Actor | null): boolean | Prisma.LeadWhereInput =>
  officeAnd(actor, (agent) => agentRows('lead', agent))

/** The leads whose appointment somebody may move: their own, and those of the cases that they work on. */
export function meetingRows(actor: Actor | null): boolean | Prisma.LeadWhereInput {
  const [own, ofCases] = [visibleLeads(actor), editablePratiche(actor)]
  if (own === true || ofCases === false) return own
  const cases = ofCases === true ? { praticaId: { not: null } } : { pratica: ofCases }
  return own === false ? cases : { OR: [own, cases] }
}

/** The contact requests, likewise. */
export const visibleRequests = (actor: Actor | null): boolean | Prisma.ContactRequestWhereInput =>
  officeAnd(actor, (agent) => agentRows('contactRequest', agent))

function officeAnd<W>(actor: Actor | null, ofAgent: (actor: Actor) => true | W): boolean | W {
  return rowsByRole<W>(actor, {
    admin: (office) => can(office, 'leads_manage'),
    agent: ofAgent,
    client: false,
  })
}
