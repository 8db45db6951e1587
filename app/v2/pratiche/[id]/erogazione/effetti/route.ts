import { z } from 'zod'
import { outcomeEffects } from '@/lib/features/pratiche/effects'
import { effettiReply, erogazioneSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['pratiche_manage'],
    params: z.object({ id: z.string() }),
    query: z.strictObject({ esito: erogazioneSchema.shape.esito }),
    reply: effettiReply,
    summary: 'Che cosa porterebbe la conferma di un’erogazione, o il suo rifiuto, senza farlo',
  },
  ({ ctx, params, query }) => outcomeEffects(ctx, params.id, query.esito),
)
