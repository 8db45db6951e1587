import { directoryReader } from '@/lib/features/agents/directory/access'
import { directory } from '@/lib/features/agents/directory/data'
import { directoryQuery, directoryReply } from '@/lib/features/agents/directory/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: directoryReader,
    query: directoryQuery,
    reply: directoryReply,
    summary: 'I colleghi, con quanti ne lascerebbe ogni altra scelta',
  },
  ({ ctx, query }) => directory(directoryReader(ctx.actor), query),
)
