import { z } from 'zod'
import { payStatement } from '@/lib/features/provvigioni/estratti/advance'
import { estratti } from '@/lib/features/provvigioni/estratti/resource'
import { payBody } from '@/lib/features/provvigioni/estratti/schema'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['provvigioni_manage'],
    proof: true,
    params: z.object({ id: z.string() }),
    body: payBody,
    summary: 'Registra il pagamento di un estratto',
  },
  async ({ ctx, params, body: { version, ...values } }) => {
    await payStatement(ctx, { _id: params.id, version }, values)
    return getRow(estratti, ctx.actor, params.id)
  },
)
