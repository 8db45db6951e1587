import { fairnessByWeek } from '@/lib/features/leads/perc-leads/fairness-weeks'
import { andamentoQuery, andamentoReply } from '@/lib/features/leads/perc-leads/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['leads_manage'],
    query: andamentoQuery,
    reply: andamentoReply,
    summary: 'Settimana per settimana, quanto qualcuno è stato lontano dalla sua parte di richieste',
  },
  ({ query }) => fairnessByWeek(query.product),
)
