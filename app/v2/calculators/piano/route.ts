import { calcolaPiano } from '@/lib/features/calculators/piano'
import { pianoReplySchema } from '@/lib/features/calculators/present'
import { pianoSchema } from '@/lib/features/calculators/schema'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: pianoSchema,
    reply: pianoReplySchema,
    rateLimit: CALCULATORS,
    idempotency: 'none',
    summary: 'Piano di ammortamento',
  },
  ({ body }) => calcolaPiano(body),
)
