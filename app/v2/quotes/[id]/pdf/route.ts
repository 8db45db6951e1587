import { z } from 'zod'
import { seenRate } from '@/lib/features/quotes/schema'
import { quotePdfFor } from '@/lib/features/saved-quotes/open'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'optional',
    params: z.object({ id: z.string() }),
    query: z.strictObject({
      productId: z.uuid('Prodotto non valido.').optional(),
      tasso: seenRate,
      inline: z.literal('1').optional(),
    }),
    rateLimit: PDFS,
    summary: 'La simulazione in PDF',
  },
  ({ ctx, params, query }) => quotePdfFor(ctx.actor, params.id, query),
)
