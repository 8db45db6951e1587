import { createTicket } from '@/lib/features/tickets/mutations'
import { ticketSchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    body: ticketSchema,
    status: 201,
    rateLimit: { name: 'tickets', points: 30, seconds: 3600 },
    summary: 'Apre un ticket',
  },
  ({ ctx, body }) => createTicket(ctx, body),
)
