import { referralOutcome } from '@/lib/features/leads/segnalazioni/data'
import { outcomeReply, outcomeSchema } from '@/lib/features/leads/segnalazioni/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: outcomeSchema,
    reply: outcomeReply,
    rateLimit: addressLimit('segnalazioni-esito'),
    idempotency: 'none',
    summary: 'Come procede una segnalazione, per chi l’ha fatta',
  },
  ({ body }) => referralOutcome(body.codice, body.email),
)
