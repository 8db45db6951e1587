import { refuseOther } from '@/lib/features/syncs/routes'
import { handle } from '@/lib/http/handle'
import { listRows } from '@/lib/imports/data'
import { rowsQuery, rowsReply, runParams } from '@/lib/imports/schema'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['sync_manage'],
    params: runParams,
    query: rowsQuery,
    reply: rowsReply,
    summary: 'Le righe di un’importazione da EGG, tutte o di un esito',
  },
  async ({ ctx, params, query }) => {
    await refuseOther(params.id)
    return listRows(ctx.scope, params.id, query)
  },
)
