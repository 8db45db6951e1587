import { z } from 'zod'
import { followReport } from '@/lib/features/whistleblowing/data'
import { FOLLOW_LIMIT, limitAddress } from '@/lib/features/whistleblowing/limit-address'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ code: z.string() }),
    summary: 'Stato e risposte di una segnalazione, con il suo codice',
  },
  async ({ ctx, params }) => {
    await limitAddress(FOLLOW_LIMIT, ctx.ip)
    return followReport(params.code)
  },
)
