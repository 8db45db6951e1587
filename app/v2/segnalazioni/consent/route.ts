import { respondToReferral } from '@/lib/features/segnalazioni/respond'
import { rispostaSchema } from '@/lib/features/segnalazioni/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: rispostaSchema,
    rateLimit: { name: 'segnalazioni-consenso', points: 20, seconds: 600 },
    summary: 'La persona presentata dice se vuole essere contattata',
  },
  ({ ctx, body }) => respondToReferral(ctx, body),
)
