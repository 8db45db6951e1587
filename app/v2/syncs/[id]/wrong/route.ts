import { refuseOther } from '@/lib/features/syncs/routes'
import { handle } from '@/lib/http/handle'
import { runParams } from '@/lib/imports/schema'
import { wrongRows } from '@/lib/imports/wrong-rows'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['sync_manage'],
    params: runParams,
    summary: 'Le righe errate di EGG come CSV da correggere, con il perché',
  },
  async ({ ctx, params }) => {
    await refuseOther(params.id)
    return wrongRows(ctx.scope, params.id)
  },
)
