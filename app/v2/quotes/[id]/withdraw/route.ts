import { z } from 'zod'
import { visibleQuotes } from '@/lib/features/saved-quotes/access'
import { withdrawLinks } from '@/lib/features/saved-quotes/link'
import { quotes } from '@/lib/features/saved-quotes/resource'
import { ritiraSchema } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleQuotes),
    params: z.object({ id: z.string() }),
    body: ritiraSchema,
    summary: 'Ritira i link di un preventivo dati finora',
  },
  async ({ ctx, params, body }) => {
    await withdrawLinks(ctx, params.id, body.version)
    return getRow(quotes, ctx.actor, params.id)
  },
)
