import { z } from 'zod'
import { changeReportState } from '@/lib/features/whistleblowing/change-state'
import { readReport } from '@/lib/features/whistleblowing/data'
import { reportStateSchema } from '@/lib/features/whistleblowing/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['whistleblowing_read'],
    params: z.object({ code: z.string() }),
    body: reportStateSchema,
    idempotency: 'own',
    summary: 'Cambia lo stato di una segnalazione, con il suo _id',
  },
  async ({ ctx, params, body }) => {
    await changeReportState(params.code, body.to)
    return readReport(ctx.scope, params.code)
  },
)
