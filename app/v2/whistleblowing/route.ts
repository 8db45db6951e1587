import { listReports } from '@/lib/features/whistleblowing/data'
import { limitAddress, REPORT_LIMIT } from '@/lib/features/whistleblowing/limit-address'
import { reportSchema } from '@/lib/features/whistleblowing/schema'
import { submitReport } from '@/lib/features/whistleblowing/submit-report'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['admin'], permission: ['whistleblowing_read'], summary: 'Le segnalazioni di illeciti' },
  async ({ ctx }) => ({ ...(await listReports(ctx.scope)), nextCursor: null }),
)

export const POST = handle(
  {
    auth: 'public',
    body: reportSchema,
    status: 201,
    idempotency: 'own',
    summary: 'Segnala un illecito: risponde con il codice',
  },
  async ({ ctx, body, request }) => {
    await limitAddress(REPORT_LIMIT, ctx.ip)
    return { code: await submitReport(body, request.headers.get('idempotency-key')) }
  },
)
