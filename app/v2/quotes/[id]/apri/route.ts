import { z } from 'zod'
import { openQuote } from '@/lib/features/saved-quotes/open'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

/** The parameter is the link's secret; a client who is signed in opens their own by its id. */
export const GET = handle(
  {
    auth: 'optional',
    params: z.object({ id: z.string().max(200) }),
    rateLimit: PDFS,
    summary: 'Apre il preventivo che è stato inviato',
  },
  async ({ ctx, params, request }) => openQuote(ctx, params.id, request),
)
