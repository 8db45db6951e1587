import { z } from 'zod'
import { requirePublishedAgent } from '@/lib/features/agents/data'
import { publicAgentReply } from '@/lib/features/agents/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string().max(200) }),
    reply: publicAgentReply,
    summary: 'Un agente pubblicato, per identificativo o per nome nell’indirizzo',
  },
  ({ params }) => requirePublishedAgent(params.id),
)
