import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { AdjustInput } from './article-schema'
import { merchandising } from './resource'
import { lockStock } from './stock'
import { tooFew, UNCOUNTED, writeAdjustment } from './write-adjustment'

/** More or fewer pieces on the shelf, with the reason; what is promised to orders cannot be taken away. */
export async function adjustStock(ctx: Ctx, id: string, input: AdjustInput): Promise<void> {
  const { varianteId, delta, motivo, version } = input
  await withTransaction(async (tx) => {
    const before = await lockRow(merchandising, { ...ctx, tx }, id, version)
    const variante = (await lockStock(tx, [id])).find((one) => one.id === varianteId)
    if (!variante) throw invalidField('varianteId', 'Questa variante non c’è più.')
    if (!variante.gestita) throw new AppError('conflict', UNCOUNTED)
    const free = variante.giacenza - variante.riservata
    if (delta < -free) throw invalidField('delta', tooFew(free, variante.riservata))
    await writeAdjustment(tx, ctx, { before, variante, delta, motivo })
  }, ctx.tx)
}
