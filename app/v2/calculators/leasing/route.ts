import { calcolaLeasing } from '@/lib/features/calculators/leasing'
import { leasingReplySchema } from '@/lib/features/calculators/present'
import { leasingSchema } from '@/lib/features/calculators/schema'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: leasingSchema,
    reply: leasingReplySchema,
    rateLimit: CALCULATORS,
    idempotency: 'none',
    summary: 'Canone e piano di un leasing',
  },
  ({ body }) => calcolaLeasing(body),
)
