import { calcolaEstinzione, estinzioneReply, estinzioneSchema } from '@/lib/features/calculators/estinzione'
import { CALCULATORS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: estinzioneSchema,
    reply: estinzioneReply,
    rateLimit: CALCULATORS,
    idempotency: 'none',
    summary: 'Estinzione anticipata di un credito ai consumatori, voce per voce',
  },
  ({ body }) => calcolaEstinzione(body),
)
