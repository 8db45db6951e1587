import { z } from 'zod'
import { informationPdf } from '@/lib/features/content/informazioni/pdf'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    rateLimit: PDFS,
    summary: 'Le informazioni generali di una versione, in PDF',
  },
  ({ params }) => informationPdf(params.id),
)
