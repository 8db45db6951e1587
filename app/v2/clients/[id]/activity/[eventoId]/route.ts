import { z } from 'zod'
import { removeClientActivity } from '@/lib/features/clients/activity'
import { handle } from '@/lib/http/handle'

export const DELETE = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage'],
    params: z.object({ id: z.string(), eventoId: z.string() }),
    summary: 'Toglie una nota, una chiamata o un messaggio appena scritto su un cliente',
  },
  ({ ctx, params }) => removeClientActivity(ctx, params.id, params.eventoId),
)
