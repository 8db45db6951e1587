import { z } from 'zod'
import { blockBody } from '@/lib/features/accounts/block-schema'
import { blockAgent } from '@/lib/features/agents/access-verbs'
import { agents } from '@/lib/features/agents/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    body: blockBody,
    summary: 'Blocca l’accesso di un agente',
  },
  async ({ ctx, params, body }) => {
    await blockAgent(ctx, params.id, body.motivo)
    return getRow(agents, ctx.actor, params.id)
  },
)
