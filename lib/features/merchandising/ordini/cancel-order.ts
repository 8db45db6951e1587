import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { lockStock, moveStock } from '@/lib/features/merchandising/stock'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { MerchandisingOrder } from '@/prisma/generated/client'
import { managesOrders, visibleOrders } from './access'
import { type Target, wrongState } from './advance'
import { ordini } from './resource'
import { type CancelValues, restOf } from './schema'
import { tellOrderer } from './tell-orderer'

const OPEN = ['inviato', 'approvato', 'preparazione']

/**
 * Strikes off what has not been sent: its pieces are free again. An order of which something has gone closes as sent, with the
 * pieces and the amount that have gone. Its sender may think again until it is approved.
 */
export async function cancelOrder(
  ctx: Ctx,
  { _id, version }: Target,
  { motivo }: CancelValues,
): Promise<MerchandisingOrder> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ordini, { ...ctx, tx }, _id, version, visibleOrders)
    const office = managesOrders(ctx.actor) !== false
    if (!office && before.stato !== 'inviato') throw wrongState(before, 'per annullarlo chiedi all’ufficio.')
    if (!OPEN.includes(before.stato)) throw wrongState(before, 'non si annulla più.')
    if (office && !motivo) throw invalidField('motivo', 'Scrivi il motivo.')
    const lines = await tx.merchandisingOrderLine.findMany({ where: { orderId: _id } })
    const counted = lines.filter(({ riservata }) => riservata > 0)
    await lockStock(
      tx,
      counted.map(({ merchId }) => String(merchId)),
    )
    await moveStock(
      tx,
      counted.map((line) => ({
        varianteId: String(line.varianteId),
        giacenza: 0,
        riservata: -line.riservata,
      })),
    )
    await tx.$executeRaw`
      UPDATE merchandising_order_lines SET annullata = quantity - spedita, riservata = 0 WHERE order_id = ${_id}::uuid`
    const sent = before.spediti > 0
    const struck = lines.reduce((sum, line) => sum + line.prezzo * BigInt(restOf(line)), 0n)
    const why = motivo || 'Annullato da chi l’ha inviato.'
    const change = sent
      ? ({
          stato: 'spedito',
          totale: before.totale - struck,
          pezzi: before.spediti,
          motivo: why,
        } as const)
      : ({ stato: 'annullato', annullatoAt: new Date(), motivo: why } as const)
    const after = await writeVerb(ordini, { ...ctx, tx }, { before, change, reason: why })
    if (office) await tellOrderer(tx, after, sent ? 'chiuso' : 'annullato')
    return after
  }, ctx.tx)
}
