import { z } from 'zod'
import { receiversOf } from '@/lib/features/report-schedules/data'
import { receiverView, schedulesQuery } from '@/lib/features/report-schedules/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    query: schedulesQuery,
    reply: z.array(receiverView),
    summary: 'A chi si può inviare un report',
  },
  ({ ctx, query }) => receiversOf(ctx.scope, query.report),
)
