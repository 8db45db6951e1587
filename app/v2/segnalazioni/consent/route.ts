import { respondToReferral } from '@/lib/features/leads/segnalazioni/respond'
import { rispostaSchema } from '@/lib/features/leads/segnalazioni/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: rispostaSchema,
    rateLimit: addressLimit('segnalazioni-consenso'),
    summary: 'La persona presentata dice se vuole essere contattata',
  },
  ({ ctx, body }) => respondToReferral(ctx, body),
)
