import { z } from 'zod'
import { assignableTickets } from '@/lib/features/tickets/access'
import { assignTicket } from '@/lib/features/tickets/assign'
import { assignSchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(assignableTickets),
    params: z.object({ id: z.string() }),
    body: assignSchema,
    summary: 'Affida un ticket a qualcuno, o lo rimette fra quelli da assegnare',
  },
  async ({ ctx, params, body }) => {
    // What was given away may be out of the giver's sight.
    const { id, version, stato, assigneeId } = await assignTicket(ctx, params.id, body)
    return { _id: id, version, stato, assigneeId }
  },
)
