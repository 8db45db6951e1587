import { publishedAgents } from '@/lib/features/agents/data'
import { publicAgentsQuery, publicAgentsReply } from '@/lib/features/agents/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    query: publicAgentsQuery,
    reply: publicAgentsReply,
    summary: 'Gli agenti pubblicati, per cognome',
  },
  ({ query }) => publishedAgents(query),
)
