import { type Actor, can } from '@/lib/auth/actor'
import { rowsByRole } from '@/lib/auth/by-role'
import { adminsWith } from '@/lib/resources/access'
import type { WhereOf } from '@/lib/resources/model-types'

export const managesOrders = adminsWith('merchandising_manage')

/** The office sees all orders; whoever has sent some, those. */
export function visibleOrders(actor: Actor | null): boolean | WhereOf<'merchandisingOrder'> {
  const sent = ({ role, userId }: Actor) => ({ role, userId })
  return rowsByRole<WhereOf<'merchandisingOrder'>>(actor, {
    admin: (office) => can(office, 'merchandising_manage'),
    agent: sent,
    client: sent,
  })
}
