import { type Actor, can } from '@/lib/auth/actor'
import type { Where } from '@/lib/resources/types'

/** Agents see the leads given to them; a responsible of an agency those of the agency too. */
export function visibleLeads(actor: Actor | null): boolean | Where {
  if (!actor || actor.role === 'client') return false
  if (actor.role === 'admin') return can(actor, 'leads_manage')
  if (can(actor, 'pratiche_agency') && actor.agencyId)
    return { OR: [{ agentId: actor.userId }, { agencyId: actor.agencyId }] }
  return { agentId: actor.userId }
}
