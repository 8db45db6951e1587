import { z } from 'zod'
import { inviteAgent } from '@/lib/features/agents/access-verbs'
import { agents } from '@/lib/features/agents/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    rateLimit: { name: 'agent-invites', points: 30, seconds: 3600 },
    summary: 'Invia di nuovo l’invito a un agente che non ha ancora scelto la password',
  },
  async ({ ctx, params }) => {
    await inviteAgent(ctx, params.id)
    return getRow(agents, ctx.actor, params.id)
  },
)
