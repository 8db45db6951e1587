import { cdqReplySchema, quoteIdSchema } from '@/lib/features/calculators/present'
import { quoteCdq } from '@/lib/features/calculators/quote'
import { cdqSchema } from '@/lib/features/calculators/schema'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { callOf } from '@/lib/http/idempotency'

export const POST = handle(
  {
    auth: 'public',
    body: cdqSchema,
    reply: cdqReplySchema.extend(quoteIdSchema),
    rateLimit: CALCULATORS,
    idempotency: 'own',
    summary: 'Cessione del quinto: dalla busta paga al netto erogato',
  },
  ({ body, request }) => quoteCdq(body, callOf(request, undefined, JSON.stringify(body))),
)
