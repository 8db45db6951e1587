import { z } from 'zod'
import { orderDetail } from '@/lib/features/merchandising/ordini/data'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { handle } from '@/lib/http/handle'
import { itemRoutes } from '@/lib/resources/routes'

export const { PATCH } = itemRoutes(ordini)

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    summary: 'Un ordine con le sue righe',
  },
  ({ ctx, params }) => orderDetail(ctx.actor, params.id),
)
