import { z } from 'zod'
import { praticaDetail } from '@/lib/features/pratiche/data'
import { pratiche } from '@/lib/features/pratiche/resource'
import { handle } from '@/lib/http/handle'
import { itemRoutes } from '@/lib/resources/routes'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    summary: 'Una pratica con persone, documenti ed eventi',
  },
  ({ ctx, params }) => praticaDetail(ctx.actor, params.id),
)

export const { PATCH } = itemRoutes(pratiche)
