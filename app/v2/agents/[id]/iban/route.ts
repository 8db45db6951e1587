import { z } from 'zod'
import { changeIban } from '@/lib/features/agents/access-verbs'
import { ibanBody } from '@/lib/features/agents/agent-schema'
import { agents } from '@/lib/features/agents/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    proof: true,
    params: z.object({ id: z.string() }),
    body: ibanBody,
    summary: 'Cambia l’IBAN di un agente, di cui poi si vedono solo gli ultimi quattro segni',
  },
  async ({ ctx, params, body }) => {
    await changeIban(ctx, params.id, body.iban, body.version)
    return getRow(agents, ctx.actor, params.id)
  },
)
