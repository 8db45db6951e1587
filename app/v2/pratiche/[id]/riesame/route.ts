import { z } from 'zod'
import { askReview } from '@/lib/features/pratiche/riesami/ask'
import { chiediRiesameSchema } from '@/lib/features/pratiche/riesami/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['client'],
    params: z.object({ id: z.string() }),
    body: chiediRiesameSchema,
    reply: z.object({ _id: z.string(), scadeIl: z.string() }),
    status: 201,
    summary: 'Chiede che una persona riesamini il rifiuto di una pratica',
  },
  ({ ctx, params, body }) => askReview(ctx, params.id, body),
)
