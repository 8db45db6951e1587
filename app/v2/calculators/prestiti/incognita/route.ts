import { incognitaReplySchema } from '@/lib/features/calculators/present'
import { findIncognita } from '@/lib/features/calculators/quote'
import { incognitaSchema } from '@/lib/features/calculators/schema'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'optional',
    body: incognitaSchema,
    reply: incognitaReplySchema,
    rateLimit: CALCULATORS,
    idempotency: 'none',
    summary: 'Importo o durata che una rata permette',
  },
  ({ ctx, body }) => findIncognita(body, ctx.actor),
)
