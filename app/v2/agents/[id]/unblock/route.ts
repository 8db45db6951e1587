import { z } from 'zod'
import { unblockAgent } from '@/lib/features/agents/access-verbs'
import { agents } from '@/lib/features/agents/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    proof: true,
    params: z.object({ id: z.string() }),
    summary: 'Ridà l’accesso a un agente bloccato',
  },
  async ({ ctx, params }) => {
    await unblockAgent(ctx, params.id)
    return getRow(agents, ctx.actor, params.id)
  },
)
