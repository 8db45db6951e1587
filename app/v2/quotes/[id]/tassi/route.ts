import { z } from 'zod'
import { visibleQuotes } from '@/lib/features/saved-quotes/access'
import { correctedRates, correctedReply } from '@/lib/features/saved-quotes/corrected-rates'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleQuotes),
    params: z.object({ id: z.string() }),
    reply: correctedReply,
    summary: 'I tassi con cui un preventivo è stato calcolato e che sono stati corretti dopo',
  },
  ({ ctx, params }) => correctedRates(ctx.actor, params.id),
)
