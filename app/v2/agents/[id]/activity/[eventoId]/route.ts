import { z } from 'zod'
import { removeAgentActivity } from '@/lib/features/agents/activity'
import { handle } from '@/lib/http/handle'

export const DELETE = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string(), eventoId: z.string() }),
    summary: 'Toglie una nota, una chiamata o un messaggio appena scritto su un agente',
  },
  ({ ctx, params }) => removeAgentActivity(ctx, params.id, params.eventoId),
)
