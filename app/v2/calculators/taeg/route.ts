import { taegReplySchema } from '@/lib/features/calculators/present'
import { taegSchema } from '@/lib/features/calculators/schema'
import { calcolaTaeg } from '@/lib/features/calculators/taeg'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: taegSchema,
    reply: taegReplySchema,
    rateLimit: CALCULATORS,
    idempotency: 'none',
    summary: 'TAEG di un finanziamento',
  },
  ({ body }) => calcolaTaeg(body),
)
