import { listPlaces } from '@/lib/features/leads/perc-leads/data'
import { elencoQuery, elencoReply } from '@/lib/features/leads/perc-leads/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['leads_manage'],
    query: elencoQuery,
    reply: elencoReply,
    summary: 'I gruppi che si dividono le richieste, con pesi, attesi e ricevuti',
  },
  ({ query }) => listPlaces(query.product),
)
