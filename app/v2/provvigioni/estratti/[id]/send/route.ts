import { z } from 'zod'
import { sendStatement } from '@/lib/features/provvigioni/estratti/advance'
import { estratti } from '@/lib/features/provvigioni/estratti/resource'
import { stepBody } from '@/lib/features/provvigioni/estratti/schema'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['provvigioni_manage'],
    params: z.object({ id: z.string() }),
    body: stepBody,
    summary: 'Segna un estratto come inviato e avvisa il beneficiario',
  },
  async ({ ctx, params, body }) => {
    await sendStatement(ctx, { _id: params.id, version: body.version })
    return getRow(estratti, ctx.actor, params.id)
  },
)
