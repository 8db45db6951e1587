import { ticketCategories } from '@/lib/features/tickets/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['admin', 'agent', 'client'], summary: 'Le categorie dei ticket' },
  ({ ctx }) => ticketCategories(ctx.actor),
)
