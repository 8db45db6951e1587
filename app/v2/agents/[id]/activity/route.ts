import { z } from 'zod'
import { activityQuery, activityReply, attivitaLeadSchema, eventoSchema } from '@/lib/activity/schema'
import { addAgentActivity, agentActivity } from '@/lib/features/agents/activity'
import { handle } from '@/lib/http/handle'

const params = z.object({ id: z.string() })

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params,
    query: activityQuery,
    reply: activityReply,
    summary: 'Note, chiamate e messaggi dell’ufficio su un agente, dal più recente',
  },
  ({ ctx, params: { id }, query }) => agentActivity(ctx, id, query),
)

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params,
    body: attivitaLeadSchema,
    reply: eventoSchema,
    status: 201,
    summary: 'Annota una chiamata, una nota o un messaggio su un agente',
  },
  ({ ctx, params: { id }, body }) => addAgentActivity(ctx, id, body),
)
