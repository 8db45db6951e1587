import { search } from '@/lib/features/search/data'
import { searchQuery, searchReply } from '@/lib/features/search/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    query: searchQuery,
    reply: searchReply,
    summary: 'Cerca tra tutti i record che si possono vedere: codici, persone, titoli',
  },
  ({ ctx, query }) => search(ctx.scope, query.q),
)
