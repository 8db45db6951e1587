import { z } from 'zod'
import { removeNotification } from '@/lib/features/tickets/mutations'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    summary: 'Segna come letta la risposta a un ticket',
  },
  ({ ctx, params }) => removeNotification(ctx, params.id),
)
