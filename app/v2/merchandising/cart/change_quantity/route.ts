import { changeQuantity } from '@/lib/features/merchandising/mutations'
import { changeSchema } from '@/lib/features/merchandising/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  { auth: ['admin', 'agent', 'client'], body: changeSchema, summary: 'Cambia una quantità del carrello' },
  ({ ctx, body }) => changeQuantity(ctx, body),
)
