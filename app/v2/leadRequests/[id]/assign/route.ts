import { z } from 'zod'
import { assignLead } from '@/lib/features/leads/assign'
import { leads } from '@/lib/features/leads/resource'
import { assegnaSchema } from '@/lib/features/leads/schema'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['leads_manage'],
    params: z.object({ id: z.string() }),
    body: assegnaSchema.optional(),
    summary: 'Assegna una richiesta a un agente, o per peso',
  },
  async ({ ctx, params, body }) => {
    await assignLead(ctx, params.id, body?.agentId)
    return getRow(leads, ctx.actor, params.id)
  },
)
