import { z } from 'zod'
import { approveProfile } from '@/lib/features/agents/decide-profile'
import { approveBody } from '@/lib/features/agents/proposal-schema'
import { agents } from '@/lib/features/agents/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    body: approveBody,
    summary: 'Approva il profilo che un agente ha proposto',
  },
  async ({ ctx, params, body }) => {
    await approveProfile(ctx, params.id, body.version)
    return getRow(agents, ctx.actor, params.id)
  },
)
