import { z } from 'zod'
import { can } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'
import { giveLead } from '@/lib/features/leads/assign'
import { passLeadOn } from '@/lib/features/leads/pass-on'
import { passaSchema } from '@/lib/features/leads/pass-schema'
import { leads } from '@/lib/features/leads/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: (actor) => {
      if (actor.role === 'admin' && !can(actor, 'leads_manage')) throw forbidden()
    },
    params: z.object({ id: z.string() }),
    body: passaSchema.optional(),
    // By weight each call goes to somebody else.
    summary: 'Assegna una richiesta a un agente, o per peso; un agente passa una delle proprie a un collega',
  },
  async ({ ctx, params, body }) => {
    // What was passed on may be out of the agent's sight.
    if (ctx.actor.role === 'agent') return passLeadOn(ctx, params.id, body ?? {})
    const { cautele } = await giveLead(ctx, params.id, body?.agentId, body?.version)
    return { ...(await getRow(leads, ctx.actor, params.id, ctx.tx)), cautele }
  },
)
