import { z } from 'zod'
import { schedaReply } from '@/lib/features/reports/scheda-reply'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    rateLimit: PDFS,
    summary: 'La propria scheda di agente in PDF',
  },
  ({ ctx, params, request }) => schedaReply(ctx.actor, params.id, request.url),
)
