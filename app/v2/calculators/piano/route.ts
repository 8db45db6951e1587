import { calcolaPiano } from '@/lib/features/calculators/piano'
import { pianoReplySchema } from '@/lib/features/calculators/present'
import { pianoSchema } from '@/lib/features/calculators/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: pianoSchema,
    reply: pianoReplySchema,
    rateLimit: { name: 'calculators', points: 600, seconds: 600 },
    idempotency: 'none',
    summary: 'Piano di ammortamento',
  },
  ({ body }) => calcolaPiano(body),
)
