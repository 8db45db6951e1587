import { makesQuotes } from '@/lib/features/saved-quotes/access'
import { findPeople } from '@/lib/features/saved-quotes/find-people'
import { cercaPersonaSchema } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(makesQuotes),
    query: cercaPersonaSchema,
    summary: 'Le persone che si conoscono già, per un preventivo',
  },
  async ({ ctx, query }) => ({ items: await findPeople(ctx.actor, query.q) }),
)
