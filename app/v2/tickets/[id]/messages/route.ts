import { z } from 'zod'
import { conversation } from '@/lib/features/tickets/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    query: z.strictObject({ prima: z.uuid('Messaggio non valido.').optional() }),
    summary: 'La conversazione di un ticket, dai messaggi più recenti; «prima» chiede quelli precedenti',
  },
  ({ ctx, params, query }) => conversation(ctx.actor, params.id, query.prima),
)
