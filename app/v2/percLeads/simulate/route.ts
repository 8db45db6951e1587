import { simulaReply, simulaSchema } from '@/lib/features/leads/perc-leads/schema'
import { simulateGroup } from '@/lib/features/leads/perc-leads/simulate-group'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['leads_manage'],
    body: simulaSchema,
    reply: simulaReply,
    idempotency: 'none',
    summary: 'A chi andrebbero le prossime richieste; non cambia nulla',
  },
  ({ body }) => simulateGroup(body),
)
