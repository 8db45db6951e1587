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
    if (before && after && timesOf(before) !== timesOf(after))
      await enqueue(tx, 'tickets.recount', { categoryId: String(after.id) })
  },
}

type Timed = { [name: string]: unknown; tempi?: readonly Record<string, unknown>[] }

/** All that deadlines follow from, whatever the ids of its rows. */
const timesOf = (row: object): string => {
  const { minutiRisposta, minutiSoluzione, calendarioId, tempi = [] } = row as Timed
  const own = tempi.map((one) => [one.priorita, one.minutiRisposta, one.minutiSoluzione, one.calendarioId])
  return JSON.stringify([minutiRisposta, minutiSoluzione, calendarioId, own.toSorted()])
}

/** Who may not see all tickets gives themselves none by the list of a category, nor by emptying it. */
function checkOwnSight(actor: Actor | null, before: object, after: object): void {
  if (!actor || can(actor, 'ticketing_full_access')) return
  const sees = (row: object) =>
    isAnsweredBy((row as { admins?: { adminId: string }[] }).admins ?? [], actor.userId)
  if (sees(before) || !sees(after)) return
  throw invalidField('admins', 'Così vedresti ticket che oggi non vedi: può farlo solo chi li vede tutti.')
}
