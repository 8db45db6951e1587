import { z } from 'zod'
import { closeOwnTicket } from '@/lib/features/tickets/change-state'
import { myTicket } from '@/lib/features/tickets/data'
import { versionSchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    body: versionSchema,
    summary: 'Chiude un proprio ticket',
  },
  async ({ ctx, params, body }) => {
    await closeOwnTicket(ctx, params.id, body.version)
    return myTicket(ctx.scope, params.id)
  },
)
