import { mintScope } from '@/lib/auth/actor'
import { ownAgent, updateOwnAgent } from '@/lib/features/agents/own-profile'
import { ownAgentBody, ownAgentReply } from '@/lib/features/agents/own-schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['agent'], reply: ownAgentReply, summary: 'Il proprio profilo e la propria assenza' },
  ({ ctx }) => ownAgent(mintScope({ ...ctx.actor, role: 'agent' })),
)

export const PATCH = handle(
  { auth: ['agent'], body: ownAgentBody, reply: ownAgentReply, summary: 'Modifica il proprio profilo' },
  ({ ctx, body }) => updateOwnAgent(ctx, body),
)
