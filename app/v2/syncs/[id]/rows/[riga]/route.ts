import { refuseOther } from '@/lib/features/syncs/routes'
import { handle } from '@/lib/http/handle'
import { fixRow } from '@/lib/imports/fix-row'
import { rowBody, rowParams, rowReply } from '@/lib/imports/schema'

export const PATCH = handle(
  {
    auth: ['admin'],
    permission: ['sync_manage'],
    params: rowParams,
    body: rowBody,
    reply: rowReply,
    summary: 'Corregge una riga errata di EGG e la riprova',
  },
  async ({ ctx, params, body }) => {
    await refuseOther(params.id)
    return fixRow(ctx, params.id, params.riga, body)
  },
)
