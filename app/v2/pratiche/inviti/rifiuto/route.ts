import { refuseByLink } from '@/lib/features/clients/respond-to-invite'
import { rifiutoSchema } from '@/lib/features/pratiche/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: rifiutoSchema,
    rateLimit: addressLimit('pratiche-inviti-rifiuto'),
    summary: 'Rifiuta un invito con il link ricevuto per e-mail',
  },
  ({ ctx, body }) => refuseByLink(ctx, body.token),
)
