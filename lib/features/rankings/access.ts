import { type Actor, can } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import { forbidden } from '@/lib/core/errors'

/** Every agent reads the rankings, and of the office who manages them. */
export function readsRankings(actor: Actor): void {
  const reads = byRole(actor.role, {
    admin: () => can(actor, 'rankings_manage'),
    agent: () => true,
    client: () => false,
  })
  if (!reads) throw forbidden()
}
