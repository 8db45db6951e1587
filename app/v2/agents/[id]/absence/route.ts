import { z } from 'zod'
import { absenceBody } from '@/lib/features/agents/absence-schema'
import { changeAbsence } from '@/lib/features/agents/access-verbs'
import { agents } from '@/lib/features/agents/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    body: absenceBody,
    summary: 'Segna l’assenza di un agente e chi lo sostituisce, o la toglie',
  },
  async ({ ctx, params, body }) => {
    await changeAbsence(ctx, params.id, body)
    return getRow(agents, ctx.actor, params.id)
  },
)
