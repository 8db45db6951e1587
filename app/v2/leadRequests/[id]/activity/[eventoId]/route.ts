import { z } from 'zod'
import { visibleLeads } from '@/lib/features/leads/access'
import { removeLeadActivity } from '@/lib/features/leads/activity'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const DELETE = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleLeads),
    params: z.object({ id: z.string(), eventoId: z.string() }),
    summary: 'Toglie una nota, una chiamata o un messaggio appena scritto',
  },
  ({ ctx, params }) => removeLeadActivity(ctx, params.id, params.eventoId),
)
