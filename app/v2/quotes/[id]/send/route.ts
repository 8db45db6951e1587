import { z } from 'zod'
import { visibleQuotes } from '@/lib/features/saved-quotes/access'
import { inviaSchema } from '@/lib/features/saved-quotes/schema'
import { drawQuote, sendQuote } from '@/lib/features/saved-quotes/send'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleQuotes),
    params: z.object({ id: z.string() }),
    body: inviaSchema,
    prepare: ({ ctx, params }) => drawQuote(ctx, params.id),
    rateLimit: { name: 'quote-send', points: 60, seconds: 600 },
    summary: 'Invia un preventivo per e-mail, o ne dà il link',
  },
  ({ ctx, params, body, prepared: drawn }) => sendQuote(ctx, params.id, body, drawn),
)
