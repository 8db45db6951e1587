import { z } from 'zod'
import { mailQuote } from '@/lib/features/quotes/mail-quote'
import { quoteMailSchema } from '@/lib/features/quotes/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

/** 204 always: the reply does not say whether the simulation exists. */
export const POST = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    body: quoteMailSchema,
    rateLimit: addressLimit('quote-mail'),
    summary: 'Invia il confronto per e-mail',
  },
  ({ ctx, params, body }) => mailQuote(ctx, params.id, body),
)
