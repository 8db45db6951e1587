import { readsRankings } from '@/lib/features/rankings/access'
import { hallOfFame } from '@/lib/features/rankings/hall-of-fame'
import { tipoParams } from '@/lib/features/rankings/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent', 'admin'],
    admits: readsRankings,
    params: tipoParams,
    summary: 'Chi è stato al primo posto mese per mese, chi più volte, e il mese migliore',
  },
  ({ ctx, params }) => hallOfFame(ctx.actor, params.tipo),
)
