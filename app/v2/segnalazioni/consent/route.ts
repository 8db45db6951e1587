import { answerReferral } from '@/lib/features/segnalazioni/answer'
import { answerSchema } from '@/lib/features/segnalazioni/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: answerSchema,
    idempotent: true,
    rateLimit: { name: 'segnalazioni-consenso', points: 20, seconds: 600 },
    summary: 'La persona presentata dice se vuole essere contattata',
  },
  ({ ctx, body }) => answerReferral(ctx, body),
)
