import { receiveDelivery } from '@/lib/features/partners/receive'
import { deliveryReply } from '@/lib/features/partners/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    reply: deliveryReply,
    status: 202,
    rateLimit: { name: 'partner-consegne', points: 600, seconds: 60 },
    idempotency: 'own',
    summary:
      'Consegna firmata del partner immobiliare: annunci e richieste (intestazioni x-id, x-timestamp, x-signature)',
  },
  async ({ ctx, request }) => {
    const { id, stato } = await receiveDelivery(ctx, request)
    return { _id: id, stato }
  },
)
