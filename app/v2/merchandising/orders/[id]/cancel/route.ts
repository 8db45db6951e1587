import { z } from 'zod'
import { visibleOrders } from '@/lib/features/merchandising/ordini/access'
import { cancelOrder } from '@/lib/features/merchandising/ordini/cancel-order'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { cancelBody } from '@/lib/features/merchandising/ordini/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    admits: requireAnyAccess(visibleOrders),
    params: z.object({ id: z.string() }),
    body: cancelBody,
    summary: 'Annulla quello che non è partito; chi ha inviato l’ordine può finché non è approvato',
  },
  async ({ ctx, params, body: { version, ...values } }) => {
    await cancelOrder(ctx, { _id: params.id, version }, values)
    return getRow(ordini, ctx.actor, params.id)
  },
)
