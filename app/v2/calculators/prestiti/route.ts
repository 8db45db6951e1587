import { prestitiReplySchema, quoteIdSchema } from '@/lib/features/calculators/present'
import { quotePrestiti } from '@/lib/features/calculators/quote'
import { prestitiSchema } from '@/lib/features/calculators/schema'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { callOf } from '@/lib/http/idempotency'

export const POST = handle(
  {
    auth: 'optional',
    body: prestitiSchema,
    reply: prestitiReplySchema.extend(quoteIdSchema),
    rateLimit: CALCULATORS,
    idempotency: 'own',
    summary: 'Confronta i prestiti delle tabelle valide oggi',
  },
  ({ ctx, body, request }) =>
    quotePrestiti(body, ctx.actor, callOf(request, ctx.actor?.userId, JSON.stringify(body))),
)
