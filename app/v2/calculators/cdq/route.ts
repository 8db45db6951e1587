import { cdqReplySchema, quoteIdSchema } from '@/lib/features/calculators/present'
import { quoteCdq } from '@/lib/features/calculators/quote'
import { cdqSchema } from '@/lib/features/calculators/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: cdqSchema,
    reply: cdqReplySchema.extend(quoteIdSchema),
    rateLimit: { name: 'calculators', points: 600, seconds: 600 },
    idempotency: 'none',
    summary: 'Cessione del quinto: dalla busta paga al netto erogato',
  },
  ({ body }) => quoteCdq(body),
)
