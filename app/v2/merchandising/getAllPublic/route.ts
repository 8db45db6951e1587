import { tables } from '@/lib/core/cache'
import { publicMerchandising } from '@/lib/features/merchandising/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'optional',
    shared: tables('merchandising'),
    summary: 'Il catalogo: per chi non ha fatto accesso, quello che è per tutti',
  },
  ({ ctx }) => publicMerchandising(ctx.actor),
)
