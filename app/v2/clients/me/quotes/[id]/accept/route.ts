import { z } from 'zod'
import { acceptQuote } from '@/lib/features/saved-quotes/accept'
import { accettaSchema } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['client'],
    params: z.object({ id: z.string() }),
    body: accettaSchema,
    summary: 'Accetta un’offerta di un preventivo ricevuto',
  },
  ({ ctx, params, body }) => acceptQuote(ctx, params.id, body),
)
