import { z } from 'zod'
import { addMessage } from '@/lib/features/whistleblowing/add-message'
import { followReport, readReport } from '@/lib/features/whistleblowing/data'
import { limitAddress, REPORT_LIMIT } from '@/lib/features/whistleblowing/limit-address'
import { messageSchema } from '@/lib/features/whistleblowing/schema'
import { handle } from '@/lib/http/handle'

const params = z.object({ code: z.string() })

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['whistleblowing_read'],
    params,
    summary: 'Una segnalazione per intero, con il suo _id',
  },
  ({ ctx, params: { code } }) => readReport(ctx.scope, code),
)

export const POST = handle(
  {
    auth: 'public',
    params,
    body: messageSchema,
    status: 201,
    idempotency: 'own',
    summary: 'Aggiunge informazioni a una segnalazione, con il suo codice',
  },
  async ({ ctx, params: { code }, body, request }) => {
    await limitAddress(REPORT_LIMIT, ctx.ip)
    await addMessage(code, body.testo, request.headers.get('idempotency-key'))
    return followReport(code)
  },
)
