import { readsRankings } from '@/lib/features/rankings/access'
import { networkRanking } from '@/lib/features/rankings/read-ranking'
import { monthQuery, tipoParams } from '@/lib/features/rankings/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent', 'admin'],
    admits: readsRankings,
    params: tipoParams,
    query: monthQuery,
    summary: 'La classifica di un mese pubblicato; senza anno e mese quella provvisoria del mese in corso',
  },
  ({ ctx, params, query }) => networkRanking(ctx.actor, params.tipo, query),
)
