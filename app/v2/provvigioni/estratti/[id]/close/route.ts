import { z } from 'zod'
import { closeStatement } from '@/lib/features/provvigioni/estratti/advance'
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
    summary: 'Chiude una bozza: prende un numero e non cambia più',
  },
  async ({ ctx, params, body }) => {
    await closeStatement(ctx, { _id: params.id, version: body.version })
    return getRow(estratti, ctx.actor, params.id)
  },
)
