import { z } from 'zod'
import { commitsOf } from '@/lib/features/commits/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    permission: ['commits_see'],
    params: z.object({ id: z.string() }),
    summary: 'Cronologia di un oggetto, dalla modifica più recente',
  },
  ({ ctx, params }) => commitsOf(ctx.actor, params.id),
)
