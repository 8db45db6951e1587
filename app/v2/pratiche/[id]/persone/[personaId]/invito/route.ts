import { z } from 'zod'
import { INVITES } from '@/lib/features/pratiche/invite'
import { inviteAgain } from '@/lib/features/pratiche/people'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    params: z.object({ id: z.string(), personaId: z.string() }),
    rateLimit: INVITES,
    summary: 'Invia di nuovo l’invito a una persona della pratica',
  },
  ({ ctx, params }) => inviteAgain(ctx, params.id, params.personaId),
)
