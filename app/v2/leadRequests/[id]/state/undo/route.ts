import { z } from 'zod'
import { visibleLeads } from '@/lib/features/leads/access'
import { leads } from '@/lib/features/leads/resource'
import { annullaStatoSchema } from '@/lib/features/leads/schema'
import { undoLeadState } from '@/lib/features/leads/undo-state'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleLeads),
    params: z.object({ id: z.string() }),
    body: annullaStatoSchema,
    summary: 'Annulla il proprio ultimo cambio di stato di una richiesta',
  },
  async ({ ctx, params, body }) => {
    await undoLeadState(ctx, params.id, body.version)
    return getRow(leads, ctx.actor, params.id)
  },
)
