import { z } from 'zod'
import { ownPredictions } from '@/lib/features/predictions/access'
import { movePrediction } from '@/lib/features/predictions/move-prediction'
import { predictions } from '@/lib/features/predictions/resource'
import { spostaSchema } from '@/lib/features/predictions/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(ownPredictions),
    params: z.object({ id: z.string() }),
    body: spostaSchema,
    summary: 'Sposta una previsione aperta in un altro mese',
  },
  async ({ ctx, params, body }) => {
    await movePrediction(ctx, params.id, body)
    return getRow(predictions, ctx.actor, params.id)
  },
)
