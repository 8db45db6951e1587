import { mutuiReplySchema, quoteIdSchema } from '@/lib/features/calculators/present'
import { quoteMutui } from '@/lib/features/calculators/quote'
import { mutuiSchema } from '@/lib/features/calculators/schema'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { callOf } from '@/lib/http/idempotency'

export const POST = handle(
  {
    auth: 'public',
    body: mutuiSchema,
    reply: mutuiReplySchema.extend(quoteIdSchema),
    rateLimit: CALCULATORS,
    idempotency: 'own',
    summary: 'Confronta i mutui di oggi',
  },
  ({ body, request }) => quoteMutui(body, callOf(request, undefined, JSON.stringify(body))),
)
