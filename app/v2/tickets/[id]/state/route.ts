import { z } from 'zod'
import { movableTickets } from '@/lib/features/tickets/access'
import { changeTicketState } from '@/lib/features/tickets/change-state'
import { tickets } from '@/lib/features/tickets/resource'
import { stateSchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(movableTickets),
    params: z.object({ id: z.string() }),
    body: stateSchema,
    summary: 'Cambia lo stato di un ticket',
  },
  async ({ ctx, params, body }) => {
    await changeTicketState(ctx, params.id, body)
    return getRow(tickets, ctx.actor, params.id)
  },
)
