import { z } from 'zod'
import { convertLead } from '@/lib/features/leads/convert'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    params: z.object({ id: z.string() }),
    idempotent: true,
    summary: 'Converte una richiesta in pratica',
  },
  ({ ctx, params }) => convertLead(ctx, params.id),
)
