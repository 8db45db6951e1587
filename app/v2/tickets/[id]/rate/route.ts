import { z } from 'zod'
import { rateTicket } from '@/lib/features/tickets/change-state'
import { myTicket } from '@/lib/features/tickets/data'
import { rateSchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    body: rateSchema,
    summary: 'Valuta la risposta a un proprio ticket',
  },
  async ({ ctx, params, body }) => {
    await rateTicket(ctx, params.id, body)
    return myTicket(ctx.scope, params.id)
  },
)
