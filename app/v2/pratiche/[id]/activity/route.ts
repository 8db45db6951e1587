import { z } from 'zod'
import { activityQuery, activityReply, attivitaPraticaSchema, eventoSchema } from '@/lib/activity/schema'
import { editablePratiche, visiblePratiche } from '@/lib/features/pratiche/access'
import { addCaseActivity, caseActivity } from '@/lib/features/pratiche/activity'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

const params = z.object({ id: z.string() })

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    admits: requireAnyAccess(visiblePratiche),
    params,
    query: activityQuery,
    reply: activityReply,
    summary: 'Note, chiamate, messaggi e passaggi di stato di una pratica, dal più recente',
  },
  ({ ctx, params: { id }, query }) => caseActivity(ctx.actor, id, query),
)

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params,
    body: attivitaPraticaSchema,
    reply: eventoSchema,
    status: 201,
    summary: 'Annota una chiamata, una nota o un messaggio su una pratica',
  },
  ({ ctx, params: { id }, body }) => addCaseActivity(ctx, id, body),
)
