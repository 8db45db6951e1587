import { z } from 'zod'
import { closableTickets } from '@/lib/features/tickets/access'
import { mergeTicket } from '@/lib/features/tickets/merge'
import { tickets } from '@/lib/features/tickets/resource'
import { mergeSchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(closableTickets),
    params: z.object({ id: z.string() }),
    body: mergeSchema,
    summary: 'Unisce un ticket a un altro della stessa persona',
  },
  async ({ ctx, params, body }) => {
    await mergeTicket(ctx, params.id, body)
    return getRow(tickets, ctx.actor, params.id)
  },
)
