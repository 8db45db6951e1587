import { queueJobs } from '@/lib/features/system/queue'
import { jobsQuery, queueReply } from '@/lib/features/system/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    query: jobsQuery,
    reply: queueReply,
    summary: 'I lavori in coda, prima quelli non riusciti; mai che cosa portano',
  },
  async ({ query }) => ({ items: await queueJobs(query.state, query.limit) }),
)
