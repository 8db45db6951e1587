import { z } from 'zod'
import { replayDelivery } from '@/lib/features/partners/replay'
import { consegne } from '@/lib/features/partners/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['leads_manage'],
    params: z.object({ id: z.string() }),
    body: z.strictObject({ version: z.number('Indica la versione che hai letto.').int() }),
    summary: 'Rimette in coda una consegna che ha dato errore',
  },
  async ({ ctx, params, body }) => {
    await replayDelivery(ctx, params.id, body.version)
    return getRow(consegne, ctx.actor, params.id)
  },
)
