import { type Actor, can } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'

/** Every agent reads the rankings, and of the office who manages them. */
export function readsRankings(actor: Actor): void {
  if (actor.role === 'admin' && !can(actor, 'rankings_manage')) throw forbidden()
}
