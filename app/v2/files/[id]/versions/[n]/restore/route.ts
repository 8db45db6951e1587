import { z } from 'zod'
import { restoreVersionSchema } from '@/lib/features/files/manager/schema'
import { restoreVersion } from '@/lib/features/files/manager/versions'
import { handle } from '@/lib/http/handle'
import { placeInQuery } from '@/lib/italian/figure-in-query'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['storage_manage'],
    params: z.object({ id: z.string(), n: placeInQuery() }),
    body: restoreVersionSchema,
    summary: 'Una versione di prima torna quella attuale',
  },
  ({ ctx, params, body }) => restoreVersion(ctx, params.id, params.n, body.version),
)
