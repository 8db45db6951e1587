import { mintScope } from '@/lib/auth/actor'
import { friendsOf } from '@/lib/features/friends/data'
import { friendsReply } from '@/lib/features/friends/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['client'],
    reply: friendsReply,
    summary: 'Il proprio codice di invito, e chi si è registrato con quello',
  },
  ({ ctx }) => friendsOf(mintScope({ ...ctx.actor, role: 'client' })),
)
