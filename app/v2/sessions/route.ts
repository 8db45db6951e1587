import { listSessions } from '@/lib/features/accounts/data'
import { sessionsQuery, sessionsReply } from '@/lib/features/accounts/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    query: sessionsQuery,
    reply: sessionsReply,
    summary: 'Le proprie sessioni; con il permesso sessions_see quelle di tutti',
  },
  ({ ctx, query }) => listSessions(ctx.scope, query),
)
