import { z } from 'zod'
import { quoteDocument } from '@/lib/features/quotes/document'
import { seenRate } from '@/lib/features/quotes/schema'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    query: z.strictObject({
      productId: z.uuid('Prodotto non valido.').optional(),
      tasso: seenRate,
      inline: z.literal('1').optional(),
    }),
    rateLimit: PDFS,
    summary: 'La simulazione in PDF',
  },
  async ({ params, query }) => {
    const pdf = await quoteDocument(params.id, query)
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `${query.inline ? 'inline' : 'attachment'}; filename="simulazione-chiaravia.pdf"`,
      },
    })
  },
)
