import { sendRequest } from '@/lib/features/merchandising/ordini/send-request'
import { sendSchema } from '@/lib/features/merchandising/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    body: sendSchema.optional(),
    summary: 'Invia il carrello come richiesta; senza corpo, o con consegna e note',
  },
  ({ ctx, body }) => sendRequest(ctx, body),
)
