import { addToCart } from '@/lib/features/merchandising/mutations'
import { addSchema } from '@/lib/features/merchandising/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  { auth: ['admin', 'agent', 'client'], body: addSchema, summary: 'Aggiunge al carrello' },
  ({ ctx, body }) => addToCart(ctx, body),
)
