import { mintScope } from '@/lib/auth/actor'
import { ownTeam } from '@/lib/features/agents/directory/data'
import { teamReply } from '@/lib/features/agents/directory/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['agent'], reply: teamReply, summary: 'Le persone che dipendono dall’agente collegato' },
  ({ ctx }) => ownTeam(mintScope({ ...ctx.actor, role: 'agent' })),
)
