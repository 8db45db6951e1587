import { z } from 'zod'
import { convertLead } from '@/lib/features/leads/convert'
import { INVITES } from '@/lib/features/pratiche/invite'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    params: z.object({ id: z.string() }),
    rateLimit: INVITES,
    summary: 'Converte una richiesta in pratica',
  },
  ({ ctx, params }) => convertLead(ctx, params.id),
)
