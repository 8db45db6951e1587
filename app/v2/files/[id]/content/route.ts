import { z } from 'zod'
import { downloadItem } from '@/lib/features/files/manager/download'
import { handle } from '@/lib/http/handle'
import { placeInQuery } from '@/lib/italian/figure-in-query'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    params: z.object({ id: z.string() }),
    query: z.strictObject({
      versione: placeInQuery().optional(),
      // A link names whose cookies count.
      area: z.enum(['admin', 'agent']).optional(),
    }),
    summary: 'Scarica un file; all’ufficio anche una versione di prima',
  },
  ({ ctx, params, query, request }) => downloadItem(ctx, params.id, request, query.versione),
)
