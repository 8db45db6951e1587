import { z } from 'zod'
import { ownOrders } from '@/lib/features/merchandising/ordini/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    query: z.strictObject({ cursor: z.uuid().optional() }),
    summary: 'I propri ordini di merchandising, dal più recente',
  },
  ({ ctx, query }) => ownOrders(ctx.scope, query.cursor),
)
