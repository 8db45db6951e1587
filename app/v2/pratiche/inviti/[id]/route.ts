import { z } from 'zod'
import { respondToInvite } from '@/lib/features/clients/respond-to-invite'
import { rispostaSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['client'],
    params: z.object({ id: z.string() }),
    body: rispostaSchema,
    summary: 'Risponde a un invito a seguire una pratica',
  },
  ({ ctx, params, body }) => respondToInvite(ctx, params.id, body),
)
