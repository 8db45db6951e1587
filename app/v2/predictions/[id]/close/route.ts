import { z } from 'zod'
import { ownPredictions } from '@/lib/features/predictions/access'
import { closePrediction } from '@/lib/features/predictions/move-prediction'
import { predictions } from '@/lib/features/predictions/resource'
import { chiudiSchema } from '@/lib/features/predictions/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(ownPredictions),
    params: z.object({ id: z.string() }),
    body: chiudiSchema,
    summary: 'Chiude una previsione: realizzata, o persa',
  },
  async ({ ctx, params, body }) => {
    await closePrediction(ctx, params.id, body)
    return getRow(predictions, ctx.actor, params.id)
  },
)
