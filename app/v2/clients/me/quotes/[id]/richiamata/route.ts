import { z } from 'zod'
import { askCallBack } from '@/lib/features/saved-quotes/ask-call-back'
import { richiamataSchema } from '@/lib/features/saved-quotes/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['client'],
    params: z.object({ id: z.string() }),
    body: richiamataSchema,
    reply: z.object({ _id: z.string() }),
    status: 201,
    rateLimit: addressLimit('requests'),
    summary: 'Chiede di essere richiamato per un preventivo ricevuto',
  },
  ({ ctx, params, body }) => askCallBack(ctx, params.id, body),
)
