import { z } from 'zod'
import { visiblePredictions } from '@/lib/features/predictions/access'
import { predictionFilters } from '@/lib/features/predictions/fields'
import { monthsOf } from '@/lib/features/predictions/months'
import { mesiReply } from '@/lib/features/predictions/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { filterQuery } from '@/lib/resources/filter-query'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visiblePredictions),
    query: z.strictObject(filterQuery(predictionFilters ?? [])),
    reply: mesiReply,
    summary: 'Le previsioni aperte mese per mese: quante, quanto valgono e quanto ponderate',
  },
  ({ ctx, request }) => monthsOf(ctx.actor, new URL(request.url)),
)
