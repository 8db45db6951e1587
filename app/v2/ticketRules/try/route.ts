import { tryRuleReply, tryRuleSchema } from '@/lib/features/tickets/rules/schema'
import { tryRule } from '@/lib/features/tickets/rules/try-rule'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['ticketing_configure'],
    body: tryRuleSchema,
    reply: tryRuleReply,
    idempotency: 'none',
    summary: 'Per quali degli ultimi 50 ticket valgono le condizioni di una regola',
  },
  ({ ctx, body }) => tryRule(ctx.scope, body),
)
