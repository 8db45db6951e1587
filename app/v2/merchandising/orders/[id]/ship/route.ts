import { z } from 'zod'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { shipBody } from '@/lib/features/merchandising/ordini/schema'
import { shipOrder } from '@/lib/features/merchandising/ordini/ship-order'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['merchandising_manage'],
    params: z.object({ id: z.string() }),
    body: shipBody,
    summary: 'Spedisce un ordine, intero o in parte',
  },
  async ({ ctx, params, body: { version, ...input } }) => {
    await shipOrder(ctx, { _id: params.id, version }, input)
    return getRow(ordini, ctx.actor, params.id)
  },
)
