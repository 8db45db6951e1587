import { incognitaReplySchema } from '@/lib/features/calculators/present'
import { findIncognita } from '@/lib/features/calculators/quote'
import { incognitaSchema } from '@/lib/features/calculators/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'optional',
    body: incognitaSchema,
    reply: incognitaReplySchema,
    rateLimit: { name: 'calculators', points: 600, seconds: 600 },
    idempotency: 'none',
    summary: 'Importo o durata che una rata permette',
  },
  ({ ctx, body }) => findIncognita(body, ctx.actor),
)
