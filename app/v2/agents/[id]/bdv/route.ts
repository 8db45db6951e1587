import { z } from 'zod'
import { cardOf, makesCards } from '@/lib/features/materials/bdv/data'
import { avvisiOf } from '@/lib/features/materials/bdv/fits'
import { bdvQuery, bdvReply } from '@/lib/features/materials/bdv/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(makesCards),
    params: z.object({ id: z.string() }),
    query: bdvQuery,
    reply: bdvReply,
    summary: 'Che cosa dice il biglietto da visita di un agente, e che cosa non ci sta',
  },
  async ({ ctx, params, query }) => {
    const card = await cardOf(ctx.actor, params.id)
    return { card, avvisi: avvisiOf(card, query) }
  },
)
