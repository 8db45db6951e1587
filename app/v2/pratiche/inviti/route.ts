import { clientInvites } from '@/lib/features/pratiche/invited'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['client'], summary: 'Gli inviti a una pratica che aspettano la propria risposta' },
  async ({ ctx }) => ({ items: await clientInvites(ctx.scope) }),
)
