import { z } from 'zod'
import { holdingsOf } from '@/lib/features/agents/holdings'
import { holdingsReply } from '@/lib/features/agents/offboard-schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['agents_manage'],
    params: z.object({ id: z.string() }),
    reply: holdingsReply,
    summary: 'Quello che è affidato a un agente, contato',
  },
  ({ ctx, params }) => holdingsOf(ctx, params.id),
)
