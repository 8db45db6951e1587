import { z } from 'zod'
import { adjustStock } from '@/lib/features/merchandising/adjust-stock'
import { adjustBody } from '@/lib/features/merchandising/article-schema'
import { merchandising } from '@/lib/features/merchandising/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['merchandising_manage'],
    params: z.object({ id: z.string() }),
    body: adjustBody,
    summary: 'Corregge la giacenza di una variante, con il motivo',
  },
  async ({ ctx, params, body }) => {
    await adjustStock(ctx, params.id, body)
    return getRow(merchandising, ctx.actor, params.id)
  },
)
