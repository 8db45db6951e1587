import { z } from 'zod'
import { respondToQuote } from '@/lib/features/saved-quotes/respond'
import { rispostaSchema } from '@/lib/features/saved-quotes/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

/** The parameter is the link's secret; a client who is signed in answers their own by its id. */
export const POST = handle(
  {
    auth: 'optional',
    params: z.object({ id: z.string().max(200) }),
    body: rispostaSchema,
    rateLimit: addressLimit('preventivi-risposta'),
    summary: 'Risponde a un preventivo ricevuto: accetta, rifiuta, chiede di essere richiamato',
  },
  ({ ctx, params, body }) => respondToQuote(ctx, params.id, body),
)
