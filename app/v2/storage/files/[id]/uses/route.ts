import { z } from 'zod'
import { usesOfFile } from '@/lib/features/files/used-by'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    summary: 'Dove è usato un file',
  },
  ({ ctx, params }) => usesOfFile(ctx.actor, params.id),
)
