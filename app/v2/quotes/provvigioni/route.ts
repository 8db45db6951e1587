import { estimateShares } from '@/lib/features/saved-quotes/estimate-share'
import { stimaSchema } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    permission: ['provvigioni_see'],
    body: stimaSchema,
    idempotency: 'none',
    summary: 'La provvigione stimata di ogni offerta',
  },
  async ({ ctx, body }) => ({ righe: await estimateShares(ctx.actor, body) }),
)
