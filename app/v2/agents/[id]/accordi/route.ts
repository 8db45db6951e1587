import { z } from 'zod'
import { agreementsOf } from '@/lib/features/provvigioni/accordi/data'
import { vigentiReply } from '@/lib/features/provvigioni/accordi/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['provvigioni_see'],
    params: z.object({ id: z.string() }),
    reply: vigentiReply,
    summary: 'Gli accordi che valgono oggi per un agente',
  },
  ({ params }) => agreementsOf(params.id),
)
