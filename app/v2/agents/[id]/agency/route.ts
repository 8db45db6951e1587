import { z } from 'zod'
import { agencyBody } from '@/lib/features/agents/agency-schema'
import { changeAgency } from '@/lib/features/agents/change-agency'
import { agents } from '@/lib/features/agents/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    body: agencyBody,
    summary: 'Cambia l’agenzia di un agente; le pratiche aperte lo seguono se lo si chiede',
  },
  async ({ ctx, params, body }) => {
    await changeAgency(ctx, params.id, body)
    return getRow(agents, ctx.actor, params.id)
  },
)
