import { requireInstaller } from '@/lib/features/setup/access'
import { setupOf } from '@/lib/features/setup/data'
import { setupReply } from '@/lib/features/setup/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    admits: requireInstaller,
    reply: setupReply.nullable(),
    summary: 'Che cosa manca a questa installazione; null nella dimostrazione, a cui non manca niente',
  },
  ({ ctx }) => setupOf(ctx.actor),
)
