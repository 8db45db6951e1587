import { z } from 'zod'
import { setFavourite } from '@/lib/features/files/manager/favourite'
import { favouriteBody } from '@/lib/features/files/manager/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    body: favouriteBody,
    reply: favouriteBody,
    summary: 'Mette un file fra i preferiti di chi chiede, o lo toglie',
  },
  ({ ctx, params, body }) => setFavourite(ctx, params.id, body.preferito),
)
