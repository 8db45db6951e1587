import { z } from 'zod'
import { readProposal } from '@/lib/features/agents/decide-profile'
import { proposalReply } from '@/lib/features/agents/proposal-schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    reply: proposalReply,
    summary: 'Quello che un agente vorrebbe cambiare del suo profilo, accanto a quello che si vede ora',
  },
  ({ params }) => readProposal(params.id),
)
