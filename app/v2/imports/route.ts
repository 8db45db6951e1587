import { handle } from '@/lib/http/handle'
import { admitImporters } from '@/lib/imports/access'
import { listRuns } from '@/lib/imports/data'
import { runsQuery, runsReply } from '@/lib/imports/schema'

export const GET = handle(
  {
    auth: ['admin'],
    admits: admitImporters,
    query: runsQuery,
    reply: runsReply,
    summary: 'Le importazioni di ciò che si può importare, dalla più recente',
  },
  ({ ctx, query }) => listRuns(ctx.scope, query),
)
