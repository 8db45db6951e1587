import 'server-only'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { Ticket } from '@/prisma/generated/client'
import { announce } from './announce'
import { deadlinesOf } from './clock'
import { complainedIn } from './complaint'
import { policyFor } from './policies'
import { requireCase } from './require-case'
import type { ticketFieldsSchema } from './schema'

/** Another category or priority is another time to answer in. */
export const ticketHooks: Hooks<ShapeOf<'ticket', typeof ticketFieldsSchema>> = {
  async beforeChange({ data, before, ctx, tx }) {
    const row = before as Ticket
    if (row.unitoAId) throw new AppError('conflict', 'Questo ticket è stato unito a un altro.')
    const now = { ...row, ...(data as Partial<Ticket>) }
    const category = await tx.ticketCategory.findUnique({ where: { id: now.categoryId } })
    if (!category) throw invalidField('categoryId', 'Questa categoria non c’è.')
    if (ctx.actor && now.praticaId !== row.praticaId) await requireCase(tx, ctx.actor, now.praticaId)
    if (now.categoryId === row.categoryId && now.priorita === row.priorita) return data
    const reclamoEntro = category.reclami ? await complainedIn(tx, ctx, now) : row.reclamoEntro
    return {
      ...data,
      reclamoEntro,
      ...deadlinesOf({ ...now, reclamoEntro }, await policyFor(tx, now)),
    }
  },
  async afterChange({ after, tx }) {
    if (after) await announce(tx, after as Ticket)
  },
}
