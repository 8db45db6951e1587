import { z } from 'zod'
import { openThanks } from '@/lib/features/campaigns/open-thanks'
import { thanksSchema } from '@/lib/features/campaigns/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: thanksSchema,
    reply: z.strictObject({ url: z.string() }),
    rateLimit: addressLimit('campaignThanks'),
    summary: 'L’indirizzo della pagina di ringraziamento per una richiesta appena inviata',
  },
  ({ ctx, body }) => openThanks(body, ctx.tx),
)
