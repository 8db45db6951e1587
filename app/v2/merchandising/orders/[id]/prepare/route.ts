import { z } from 'zod'
import { prepareOrder } from '@/lib/features/merchandising/ordini/advance'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { stepBody } from '@/lib/features/merchandising/ordini/schema'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['merchandising_manage'],
    params: z.object({ id: z.string() }),
    body: stepBody,
    summary: 'Mette un ordine in preparazione',
  },
  async ({ ctx, params, body }) => {
    await prepareOrder(ctx, { _id: params.id, version: body.version })
    return getRow(ordini, ctx.actor, params.id)
  },
)
