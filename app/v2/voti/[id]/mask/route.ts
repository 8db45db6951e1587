import { z } from 'zod'
import { maskRating } from '@/lib/features/ratings/moderate'
import { voti } from '@/lib/features/ratings/resource'
import { maskBody } from '@/lib/features/ratings/schema'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['rankings_manage'],
    params: z.object({ id: z.string() }),
    body: maskBody,
    summary: 'Nasconde parti di un commento con dati personali: al loro posto si legge «…»',
  },
  async ({ ctx, params: { id }, body: { version, parti } }) => {
    await maskRating(voti, ctx, { _id: id, version }, parti)
    return getRow(voti, ctx.actor, id)
  },
)
