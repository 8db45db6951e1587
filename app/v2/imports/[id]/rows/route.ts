import { handle } from '@/lib/http/handle'
import { admitImporters } from '@/lib/imports/access'
import { listRows } from '@/lib/imports/data'
import { rowsQuery, rowsReply, runParams } from '@/lib/imports/schema'

export const GET = handle(
  {
    auth: ['admin'],
    admits: admitImporters,
    params: runParams,
    query: rowsQuery,
    reply: rowsReply,
    summary: 'Le righe di un’importazione, tutte o di un esito',
  },
  ({ ctx, params, query }) => listRows(ctx.scope, params.id, query),
)
