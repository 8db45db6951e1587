import { z } from 'zod'
import { visiblePredictions } from '@/lib/features/predictions/access'
import { predictionFilters } from '@/lib/features/predictions/fields'
import { sommeReply } from '@/lib/features/predictions/schema'
import { sumsOf } from '@/lib/features/predictions/sums'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { filterQuery, textParameter } from '@/lib/resources/filter-query'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visiblePredictions),
    query: z.strictObject({ ...filterQuery(predictionFilters ?? []), q: textParameter }),
    reply: sommeReply,
    summary: 'Quante sono le previsioni dell’elenco, con i suoi filtri, quanto valgono e quanto ponderate',
  },
  ({ ctx, request }) => sumsOf(ctx.actor, new URL(request.url)),
)
