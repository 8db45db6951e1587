import { z } from 'zod'
import { markOpened } from '@/lib/features/saved-quotes/mark-opened'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    rateLimit: PDFS,
    summary: 'Apre il preventivo che è stato inviato',
  },
  async ({ ctx, params }) => {
    await markOpened(params.id, ctx.userAgent)
    return new Response(null, { status: 302, headers: { location: `/v2/quotes/${params.id}/pdf?inline=1` } })
  },
)
