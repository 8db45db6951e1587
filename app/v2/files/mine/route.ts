import { myFiles } from '@/lib/features/files/manager/mine'
import { mineQuery, mineReply } from '@/lib/features/files/manager/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    query: mineQuery,
    reply: mineReply,
    summary: 'I file per chi chiede, con le loro cartelle',
  },
  ({ ctx, query }) => myFiles(ctx.scope, query),
)
