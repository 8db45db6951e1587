import { viewCounts } from '@/lib/features/saved-views/counts'
import { savedViewQuery, viewCountsSchema } from '@/lib/features/saved-views/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    query: savedViewQuery,
    reply: viewCountsSchema,
    summary: 'Quante righe ha ogni vista di un elenco',
  },
  ({ ctx, query }) => viewCounts(ctx.scope, query.resource),
)
