import { mutuiReplySchema } from '@/lib/features/calculators/present'
import { supposeMutui } from '@/lib/features/calculators/quote'
import { ipotesiSchema } from '@/lib/features/calculators/schema'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['banks_manage'],
    body: ipotesiSchema,
    reply: mutuiReplySchema,
    rateLimit: CALCULATORS,
    idempotency: 'none',
    summary: 'Confronta i mutui con gli indici spostati di alcuni punti',
  },
  ({ body }) => supposeMutui(body),
)
