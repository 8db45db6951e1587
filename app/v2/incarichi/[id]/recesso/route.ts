import { z } from 'zod'
import { withdrawFromMandate } from '@/lib/features/incarichi/close'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['client'],
    params: z.object({ id: z.string() }),
    summary: 'Il cliente recede da un incarico, entro i giorni previsti',
  },
  ({ ctx, params }) => withdrawFromMandate(ctx, params.id),
)
