import { z } from 'zod'
import { replyToReport } from '@/lib/features/whistleblowing/add-message'
import { readReport } from '@/lib/features/whistleblowing/data'
import { messageSchema } from '@/lib/features/whistleblowing/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['whistleblowing_read'],
    params: z.object({ code: z.string() }),
    body: messageSchema,
    status: 201,
    idempotency: 'own',
    summary: 'Risponde a una segnalazione, con il suo _id',
  },
  async ({ ctx, params, body, request }) => {
    await replyToReport(params.code, body.testo, request.headers.get('idempotency-key'))
    return readReport(ctx.scope, params.code)
  },
)
