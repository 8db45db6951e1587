import { z } from 'zod'
import { mandateFile } from '@/lib/features/incarichi/data'
import { mandateOf } from '@/lib/features/incarichi/link'
import { documentoIncaricoSchema } from '@/lib/features/incarichi/schema'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'optional',
    params: z.object({ id: z.string().max(200) }),
    query: documentoIncaricoSchema,
    rateLimit: PDFS,
    summary: 'Il documento di un incarico ricevuto',
  },
  async ({ ctx, params, query, request }) =>
    mandateFile((await mandateOf(ctx, params.id)).incarico, request, query),
)
