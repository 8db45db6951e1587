import { z } from 'zod'
import { restore } from '@/lib/features/commits/restore'
import { restoreSchema } from '@/lib/features/commits/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['commits_restore'],
    params: z.object({ id: z.string() }),
    body: restoreSchema.optional(),
    summary: 'Ripristina una versione o un oggetto cancellato',
  },
  ({ ctx, params, body }) => restore(ctx, params.id, body ?? {}),
)
