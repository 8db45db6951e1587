import { z } from 'zod'
import { visibleLeads } from '@/lib/features/leads/access'
import { changeLeadState } from '@/lib/features/leads/change-state'
import { leads } from '@/lib/features/leads/resource'
import { statoLeadSchema } from '@/lib/features/leads/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleLeads),
    params: z.object({ id: z.string() }),
    body: statoLeadSchema,
    summary: 'Cambia lo stato di una richiesta',
  },
  async ({ ctx, params, body }) => {
    await changeLeadState(ctx, params.id, body)
    return getRow(leads, ctx.actor, params.id)
  },
)
