import { z } from 'zod'
import { rejectProfile } from '@/lib/features/agents/decide-profile'
import { rejectBody } from '@/lib/features/agents/proposal-schema'
import { agents } from '@/lib/features/agents/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    body: rejectBody,
    summary: 'Rifiuta il profilo che un agente ha proposto, con il motivo',
  },
  async ({ ctx, params, body }) => {
    await rejectProfile(ctx, params.id, body)
    return getRow(agents, ctx.actor, params.id)
  },
)
