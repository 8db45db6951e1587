import { directoryReader } from '@/lib/features/directory/access'
import { directory } from '@/lib/features/directory/data'
import { directoryQuery, directoryReply } from '@/lib/features/directory/schema'
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
