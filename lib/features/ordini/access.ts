import { type Actor, can } from '@/lib/auth/actor'
import { adminsWith } from '@/lib/resources/access'
import type { WhereOf } from '@/lib/resources/model-types'

export const managesOrders = adminsWith('merchandising_manage')

/** The office sees all orders; whoever has sent some, those. */
export function visibleOrders(actor: Actor | null): boolean | WhereOf<'merchandisingOrder'> {
  if (!actor) return false
  if (actor.role === 'admin') return can(actor, 'merchandising_manage')
  return { role: actor.role, userId: actor.userId }
}
