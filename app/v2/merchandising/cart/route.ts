import { cart } from '@/lib/features/merchandising/data'
import { handle } from '@/lib/http/handle'

export const GET = handle({ auth: ['admin', 'agent', 'client'], summary: 'Il proprio carrello' }, ({ ctx }) =>
  cart(ctx.scope),
)
