import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { removeCaseActivity } from '@/lib/features/pratiche/activity'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const DELETE = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string(), eventoId: z.string() }),
    summary: 'Toglie una nota, una chiamata o un messaggio appena scritto',
  },
  ({ ctx, params }) => removeCaseActivity(ctx, params.id, params.eventoId),
)
