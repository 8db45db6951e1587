import 'server-only'
import { enqueue } from '@/lib/jobs/enqueue'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { ticketCalendarSchema } from './schema'

/** Other hours are other deadlines: those of the open tickets are counted again, in every category that uses them. */
export const ticketCalendarHooks: Hooks<ShapeOf<'ticketCalendar', typeof ticketCalendarSchema>> = {
  async afterChange({ before, after, tx }) {
    if (!before || !after) return
    const id = String(after.id)
    const using = await tx.ticketCategory.findMany({
      where: { OR: [{ calendarioId: id }, { tempi: { some: { calendarioId: id } } }] },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    for (const one of using) await enqueue(tx, 'tickets.recount', { categoryId: one.id })
  },
}
