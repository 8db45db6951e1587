import { z } from 'zod'
import { schedulesOf } from '@/lib/features/report-schedules/data'
import { checkSchedule, scheduleReport } from '@/lib/features/report-schedules/mutations'
import { scheduleSchema, schedulesQuery, scheduleView } from '@/lib/features/report-schedules/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    query: schedulesQuery,
    reply: z.array(scheduleView),
    summary: 'Gli invii di un report, propri e ricevuti',
  },
  ({ ctx, query }) => schedulesOf(ctx.scope, query.report),
)

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    body: scheduleSchema,
    reply: scheduleView,
    status: 201,
    prepare: ({ ctx, body }) => checkSchedule(ctx, body),
    summary: 'Programma l’invio di un report',
  },
  ({ ctx, body, prepared }) => scheduleReport(ctx, body, prepared),
)
