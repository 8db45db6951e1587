import { z } from 'zod'
import { reviewedAgentId } from '@/lib/features/agents/former'
import { reviewsOf } from '@/lib/features/ratings/data'
import { reviewsQuery, reviewsReply } from '@/lib/features/ratings/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string().max(200) }),
    query: reviewsQuery,
    reply: reviewsReply,
    summary: 'Le recensioni pubblicate di un agente, dalla più recente',
  },
  async ({ params, query }) => reviewsOf(await reviewedAgentId(params.id), query),
)
