import { z } from 'zod'
import { offboardAgent } from '@/lib/features/agents/offboard'
import { offboardBody, offboardReply } from '@/lib/features/agents/offboard-schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    body: offboardBody,
    reply: offboardReply,
    status: 202,
    summary: 'Chiude il mandato di un agente e affida ad altri quello che segue',
  },
  async ({ ctx, params, body }) => ({ jobId: await offboardAgent(ctx, params.id, body) }),
)
