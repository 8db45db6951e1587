import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { answerReview } from '@/lib/features/pratiche/riesami/answer'
import { rispostaRiesameSchema } from '@/lib/features/pratiche/riesami/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(editablePratiche),
    params: z.object({ id: z.string() }),
    body: rispostaRiesameSchema,
    summary: 'Risponde al cliente che ha chiesto il riesame',
  },
  ({ ctx, params, body }) => answerReview(ctx, params.id, body),
)
