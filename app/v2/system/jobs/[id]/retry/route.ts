import { retryJob } from '@/lib/features/system/retry-job'
import { queueParams } from '@/lib/features/system/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    params: queueParams,
    summary: 'Riprova subito un lavoro non riuscito',
  },
  ({ ctx, params }) => retryJob(ctx, params.id),
)
