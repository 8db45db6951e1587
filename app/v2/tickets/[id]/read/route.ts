import { z } from 'zod'
import { removeNotification } from '@/lib/features/tickets/mutations'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    summary: 'Segna come letto un ticket',
  },
  ({ ctx, params }) => removeNotification(ctx, params.id),
)
