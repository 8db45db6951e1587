import { z } from 'zod'
import { acceptQuote } from '@/lib/features/saved-quotes/accept'
import { visibleQuotes } from '@/lib/features/saved-quotes/access'
import { accettaSchema } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleQuotes),
    params: z.object({ id: z.string() }),
    body: accettaSchema,
    summary: 'Segna che il cliente ha accettato un’offerta del preventivo',
  },
  ({ ctx, params, body }) => acceptQuote(ctx, params.id, body),
)
