import { cancelJob } from '@/lib/features/jobs/cancel'
import { jobParams, jobSchema } from '@/lib/features/jobs/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: jobParams,
    reply: jobSchema,
    summary: 'Chiede a un lavoro lungo di fermarsi; quello che è già fatto resta',
  },
  ({ ctx, params }) => cancelJob(ctx.scope, params.id),
)
