import { z } from 'zod'
import { openThanks } from '@/lib/features/campaigns/open-thanks'
import { thanksSchema } from '@/lib/features/campaigns/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: thanksSchema,
    reply: z.strictObject({ url: z.string() }),
    rateLimit: { name: 'campaignThanks', points: 30, seconds: 600 },
    summary: 'L’indirizzo della pagina di ringraziamento per una richiesta appena inviata',
  },
  ({ ctx, body }) => openThanks(body, ctx.tx),
)
