import { myTickets } from '@/lib/features/tickets/data'
import { handle } from '@/lib/http/handle'

export const GET = handle({ auth: ['admin', 'agent', 'client'], summary: 'I propri ticket' }, ({ ctx }) =>
  myTickets(ctx.scope),
)
