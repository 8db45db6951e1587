import { z } from 'zod'
import { deleteView, renameView } from '@/lib/features/saved-views/mutations'
import { renameSchema } from '@/lib/features/saved-views/schema'
import { handle } from '@/lib/http/handle'

const params = z.object({ id: z.string() })

export const PATCH = handle(
  { auth: ['admin', 'agent'], params, body: renameSchema, summary: 'Dà un altro nome a una propria vista' },
  ({ ctx, params: { id }, body: { nome } }) => renameView(ctx.scope, id, nome),
)

export const DELETE = handle(
  { auth: ['admin', 'agent'], params, summary: 'Cancella una propria vista' },
  ({ ctx, params: { id } }) => deleteView(ctx.scope, id),
)
