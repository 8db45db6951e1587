import { z } from 'zod'
import { myTickets } from '@/lib/features/tickets/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    query: z.strictObject({ prima: z.uuid('Ticket non valido.').optional() }),
    summary:
      'I propri ticket, dall’ultimo messaggio: quelli aperti o da leggere tutti, dei conclusi una pagina; «prima» chiede i conclusi che vengono dopo quel ticket',
  },
  ({ ctx, query }) => myTickets(ctx.scope, query.prima),
)
