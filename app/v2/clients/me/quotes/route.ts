import { mintScope } from '@/lib/auth/actor'
import { clientQuotes } from '@/lib/features/saved-quotes/received'
import { ricevutiReply } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['client'], reply: ricevutiReply, summary: 'I preventivi ricevuti' },
  ({ ctx }) => clientQuotes(mintScope({ ...ctx.actor, role: 'client' })),
)
