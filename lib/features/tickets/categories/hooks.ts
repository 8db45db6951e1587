import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { invalidField } from '@/lib/core/errors'
import { isAnsweredBy } from '@/lib/features/tickets/owner'
import { enqueue } from '@/lib/jobs/enqueue'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { ticketCategorySchema } from './schema'

export const ticketCategoryHooks: Hooks<ShapeOf<'ticketCategory', typeof ticketCategorySchema>> = {
  async afterChange({ before, after, ctx, tx }) {
    if (before && after) checkOwnSight(ctx.actor, before, after)
    const moved =
      before?.minutiRisposta !== after?.minutiRisposta || before?.minutiSoluzione !== after?.minutiSoluzione
    if (before && after && moved) await enqueue(tx, 'tickets.recount', { categoryId: String(after.id) })
  },
}

/** Who may not see all tickets gives themselves none by the list of a category, nor by emptying it. */
function checkOwnSight(actor: Actor | null, before: object, after: object): void {
  if (!actor || can(actor, 'ticketing_full_access')) return
  const sees = (row: object) =>
    isAnsweredBy((row as { admins?: { adminId: string }[] }).admins ?? [], actor.userId)
  if (sees(before) || !sees(after)) return
  throw invalidField('admins', 'Così vedresti ticket che oggi non vedi: può farlo solo chi li vede tutti.')
}
