import { z } from 'zod'
import { answeredComplaints } from '@/lib/features/reclami/access'
import { closeComplaint } from '@/lib/features/reclami/close-complaint'
import { reclami } from '@/lib/features/reclami/resource'
import { outcomeSchema } from '@/lib/features/reclami/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(answeredComplaints),
    params: z.object({ id: z.string() }),
    body: outcomeSchema,
    summary: 'Registra come è finito un reclamo; il suo ticket è risolto',
  },
  async ({ ctx, params, body }) => {
    await closeComplaint(ctx, params.id, body)
    return getRow(reclami, ctx.actor, params.id)
  },
)
