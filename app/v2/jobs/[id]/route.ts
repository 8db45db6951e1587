import { noteWritten } from '@/lib/core/read-call'
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
  async ({ ctx, params }) => {
    const job = await jobFor(ctx.scope, params.id)
    // Whoever asks until it is done looks for what it has written.
    noteWritten()
    return presentJob(job)
  },
)
