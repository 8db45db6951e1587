import { z } from 'zod'
import { withdrawFromMandate } from '@/lib/features/incarichi/close'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'optional',
    params: z.object({ id: z.string().max(200) }),
    rateLimit: addressLimit('incarichi-recesso'),
    summary: 'Il cliente recede da un incarico, entro i giorni previsti',
  },
  ({ ctx, params }) => withdrawFromMandate(ctx, params.id),
)
