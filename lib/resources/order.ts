import 'server-only'
import { z } from 'zod'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { inGroup } from '@/lib/history/group'
import type { PublicCtx } from '@/lib/http/context'
import { allowedRows } from './access'
import { delegate } from './delegate'
import type { Resource } from './types'
import { updateRow } from './write'

const row = z.strictObject({ _id: z.uuid(), version: z.number().int() })

/** All the rows of one group, in their new order. */
export const orderSchema = z.strictObject({
  rows: z.array(row).min(1, 'Non c’è nulla da ordinare.').max(500, 'Al massimo 500 righe.'),
})

/** Writes the new order, all rows or none; rows that stay where they were are not touched. */
export async function reorder(
  resource: Resource,
  ctx: PublicCtx,
  { rows }: z.infer<typeof orderSchema>,
): Promise<void> {
  if (!resource.list.orderWithin) throw new AppError('invalid', 'Questo elenco non ha un ordine.')
  const { audit: model, labels } = resource
  const all = model ? inGroup(ctx, { action: 'edit', model, label: `Ordine: ${labels.many}` }) : ctx
  await withTransaction(async (tx) => {
    const where = allowedRows(resource.access.update, ctx.actor)
    const found = await delegate(resource, tx).findMany({
      where: { AND: [where, { id: { in: rows.map(({ _id }) => _id) } }] },
      select: { id: true, version: true, ordine: true },
      orderBy: { id: 'asc' },
      take: rows.length,
    })
    const known = new Map(found.map((row) => [row.id, row]))
    for (const [index, { _id, version }] of rows.entries()) {
      const row = known.get(_id)
      if (row?.version === version && row.ordine === index + 1) continue
      await updateRow(resource, { ...all, tx }, _id, version, { ordine: index + 1 })
    }
  }, ctx.tx)
}
