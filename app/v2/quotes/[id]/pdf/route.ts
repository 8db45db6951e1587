import { z } from 'zod'
import { quoteById } from '@/lib/features/quotes/data'
import { quotePdf } from '@/lib/features/quotes/pdf'
import { seenRate } from '@/lib/features/quotes/schema'
import { handle } from '@/lib/http/handle'
import { companySettings } from '@/lib/settings/company-settings'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    query: z.strictObject({ productId: z.uuid('Prodotto non valido.').optional(), tasso: seenRate }),
    rateLimit: { name: 'pdf', points: 60, seconds: 600 },
    summary: 'La simulazione in PDF',
  },
  async ({ params, query }) => {
    const pdf = await quotePdf(await quoteById(params.id), await companySettings(), query)
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="simulazione-chiaravia.pdf"',
      },
    })
  },
)
