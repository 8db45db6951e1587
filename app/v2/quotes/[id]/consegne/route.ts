import { z } from 'zod'
import { visibleQuotes } from '@/lib/features/saved-quotes/access'
import { givenDocuments } from '@/lib/features/saved-quotes/given'
import { consegneReply } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleQuotes),
    params: z.object({ id: z.string() }),
    reply: consegneReply,
    summary: 'I documenti consegnati con un preventivo: quando, da chi, a chi, in quale versione',
  },
  ({ ctx, params }) => givenDocuments(ctx.actor, params.id),
)
