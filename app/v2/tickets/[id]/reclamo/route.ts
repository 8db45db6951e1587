import { z } from 'zod'
import { registerComplaint } from '@/lib/features/reclami/register-complaint'
import { registerSchema } from '@/lib/features/reclami/schema'
import { answeredTickets } from '@/lib/features/tickets/access'
import { tickets } from '@/lib/features/tickets/resource'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    admits: requireAnyAccess(answeredTickets),
    params: z.object({ id: z.string() }),
    body: registerSchema,
    status: 201,
    summary: 'Iscrive un ticket nel registro dei reclami',
  },
  async ({ ctx, params, body }) => {
    await registerComplaint(ctx, params.id, body)
    return getRow(tickets, ctx.actor, params.id)
  },
)
