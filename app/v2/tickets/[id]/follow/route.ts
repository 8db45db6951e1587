import { z } from 'zod'
import { visibleTickets } from '@/lib/features/tickets/access'
import { followersOf, followTicket } from '@/lib/features/tickets/follow'
import { followSchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

const office = {
  auth: ['admin'] as const,
  admits: requireAnyAccess(visibleTickets),
  params: z.object({ id: z.string() }),
}

export const GET = handle({ ...office, summary: 'Chi segue un ticket' }, ({ ctx, params }) =>
  followersOf(ctx.actor, params.id),
)

export const POST = handle(
  {
    ...office,
    body: followSchema,
    summary: 'Segue un ticket, o smette: la campanella dice di ogni risposta',
  },
  ({ ctx, params, body }) => followTicket(ctx, params.id, body.follow),
)
