import { z } from 'zod'
import { unsubscribe } from '@/lib/features/report-schedules/mutations'
import { handle } from '@/lib/http/handle'

const params = z.object({ id: z.string() })

export const POST = handle(
  { auth: ['admin', 'agent'], params, summary: 'Non riceve più un report programmato' },
  ({ ctx, params: { id } }) => unsubscribe(ctx, id),
)
