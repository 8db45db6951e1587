import { handle } from '@/lib/http/handle'
import { admitImporters } from '@/lib/imports/access'
import { runParams } from '@/lib/imports/schema'
import { wrongRows } from '@/lib/imports/wrong-rows'

export const GET = handle(
  {
    auth: ['admin'],
    admits: admitImporters,
    params: runParams,
    summary: 'Le righe errate come CSV da correggere, con il perché',
  },
  ({ ctx, params }) => wrongRows(ctx.scope, params.id),
)
