import { z } from 'zod'
import { hasRoom, mailQuote } from '@/lib/features/quotes/mail-quote'
import { quoteMailSchema } from '@/lib/features/quotes/schema'
import { handle } from '@/lib/http/handle'

/** 204 always: the reply does not say whether the simulation exists. */
export const POST = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    body: quoteMailSchema,
    rateLimit: { name: 'quote-mail', points: 20, seconds: 600 },
    prepare: ({ body }) => hasRoom(body.email),
    summary: 'Invia il confronto per e-mail',
  },
  ({ ctx, params, body, prepared }) => (prepared ? mailQuote(ctx, params.id, body) : undefined),
)
