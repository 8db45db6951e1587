import { ownJobs } from '@/lib/features/jobs/data'
import { jobsQuery, jobsReply } from '@/lib/features/jobs/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    query: jobsQuery,
    reply: jobsReply,
    summary: 'I propri lavori lunghi (importazioni, passaggi di consegne…), dal più recente',
  },
  ({ ctx, query }) => ownJobs(ctx.scope, query),
)
