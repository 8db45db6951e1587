import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { stepEffects } from '@/lib/features/pratiche/effects'
import { effettiReply, effettiSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: effettiSchema,
    reply: effettiReply,
    summary: 'Che cosa porterebbe un cambio di stato: e-mail, storni e provvigioni, senza farlo',
  },
  ({ ctx, params, body }) => stepEffects(ctx, params.id, body),
)
