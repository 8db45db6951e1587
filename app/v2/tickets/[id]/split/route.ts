import { z } from 'zod'
import { answeredTickets } from '@/lib/features/tickets/access'
import { splitSchema } from '@/lib/features/tickets/schema'
import { splitTicket } from '@/lib/features/tickets/split'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(answeredTickets),
    params: z.object({ id: z.string() }),
    body: splitSchema,
    status: 201,
    summary: 'Porta alcuni messaggi di un ticket in uno nuovo della stessa persona',
  },
  ({ ctx, params, body }) => splitTicket(ctx, params.id, body),
)
