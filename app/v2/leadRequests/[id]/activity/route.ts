import { z } from 'zod'
import { activityQuery, activityReply, attivitaLeadSchema, eventoSchema } from '@/lib/activity/schema'
import { visibleLeads } from '@/lib/features/leads/access'
import { addLeadActivity, leadActivity } from '@/lib/features/leads/activity'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

const params = z.object({ id: z.string() })

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleLeads),
    params,
    query: activityQuery,
    reply: activityReply,
    summary: 'Note, chiamate, messaggi e passaggi di stato di una richiesta, dal più recente',
  },
  ({ ctx, params: { id }, query }) => leadActivity(ctx.actor, id, query),
)

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleLeads),
    params,
    body: attivitaLeadSchema,
    reply: eventoSchema,
    status: 201,
    summary: 'Annota una chiamata, una nota o un messaggio su una richiesta',
  },
  ({ ctx, params: { id }, body }) => addLeadActivity(ctx, id, body),
)
