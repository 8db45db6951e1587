import { discardJob } from '@/lib/features/system/retry-job'
import { queueParams } from '@/lib/features/system/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    params: queueParams,
    summary: 'Scarta un lavoro: non verrà mai fatto',
  },
  ({ ctx, params }) => discardJob(ctx, params.id),
)
