import { z } from 'zod'
import { orderCards } from '@/lib/features/materials/bdv/order-cards'
import { ordineBdvReply, ordineBdvSchema } from '@/lib/features/materials/bdv/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    body: ordineBdvSchema,
    reply: ordineBdvReply,
    rateLimit: { name: 'bdv-order', points: 20, seconds: 3600 },
    status: 201,
    idempotency: 'own',
    summary: 'Chiede alla sede biglietti stampati, con il PDF approvato',
  },
  ({ ctx, params: { id }, body: input, request }) => orderCards(ctx, request, { id, input }),
)
