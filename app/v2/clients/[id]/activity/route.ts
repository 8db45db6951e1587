import { activityQuery, activityReply, attivitaLeadSchema, eventoSchema } from '@/lib/activity/schema'
import { addClientActivity, clientActivity } from '@/lib/features/clients/activity'
import { clientParams } from '@/lib/features/clients/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage'],
    params: clientParams,
    query: activityQuery,
    reply: activityReply,
    summary: 'Note, chiamate, messaggi e passaggi di un cliente, dal più recente',
  },
  ({ ctx, params: { id }, query }) => clientActivity(ctx.actor, id, query),
)

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['clients_manage'],
    params: clientParams,
    body: attivitaLeadSchema,
    reply: eventoSchema,
    status: 201,
    summary: 'Annota una chiamata, una nota o un messaggio su un cliente',
  },
  ({ ctx, params: { id }, body }) => addClientActivity(ctx, id, body),
)
