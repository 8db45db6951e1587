import { jobFor } from '@/lib/features/jobs/data'
import { presentJob } from '@/lib/features/jobs/present'
import { jobParams, jobSchema } from '@/lib/features/jobs/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: jobParams,
    reply: jobSchema,
    summary: 'A che punto è un lavoro lungo',
  },
  async ({ ctx, params }) => presentJob(await jobFor(ctx.scope, params.id)),
)
