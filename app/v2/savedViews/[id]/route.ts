import { z } from 'zod'
import { deleteView } from '@/lib/features/saved-views/mutations'
import { handle } from '@/lib/http/handle'

export const DELETE = handle(
  { auth: ['admin', 'agent'], params: z.object({ id: z.string() }), summary: 'Cancella una propria vista' },
  ({ ctx, params }) => deleteView(ctx.scope, params.id),
)
