import { mintScope } from '@/lib/auth/actor'
import { ownTeam } from '@/lib/features/directory/data'
import { teamReply } from '@/lib/features/directory/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['agent'], reply: teamReply, summary: 'Le persone che dipendono dall’agente collegato' },
  ({ ctx }) => ownTeam(mintScope({ ...ctx.actor, role: 'agent' })),
)
