import { z } from 'zod'
import { presentMessage } from '@/lib/features/tickets/present'
import { replyToTicket } from '@/lib/features/tickets/reply'
import { replySchema } from '@/lib/features/tickets/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    body: replySchema,
    status: 201,
    rateLimit: { name: 'ticket-replies', points: 120, seconds: 3600 },
    summary: 'Risponde in un ticket; la sede anche con una nota interna, uno stato, una risposta pronta',
  },
  async ({ ctx, params, body }) => presentMessage(await replyToTicket(ctx, params.id, body)),
)
