import { refuseByLink } from '@/lib/features/pratiche/respond-to-invite'
import { rifiutoSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: rifiutoSchema,
    rateLimit: { name: 'pratiche-inviti-rifiuto', points: 20, seconds: 600 },
    summary: 'Rifiuta un invito con il link ricevuto per e-mail',
  },
  ({ ctx, body }) => refuseByLink(ctx, body.token),
)
