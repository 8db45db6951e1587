import { type Actor, can } from '@/lib/auth/actor'

/** Leads and contact requests have the same two columns. */
type Rows = { agentId: string } | { OR: ({ agentId: string } | { agencyId: string })[] }

/** Agents see the leads given to them; a responsible of an agency those of the agency too. */
export function visibleLeads(actor: Actor | null): boolean | Rows {
  if (!actor || actor.role === 'client') return false
  if (actor.role === 'admin') return can(actor, 'leads_manage')
  if (can(actor, 'pratiche_agency') && actor.agencyId)
    return { OR: [{ agentId: actor.userId }, { agencyId: actor.agencyId }] }
  return { agentId: actor.userId }
}
