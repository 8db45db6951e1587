import { z } from 'zod'
import { holdersOf } from '@/lib/features/admins/holders'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['admins_manage'],
    params: z.object({ flag: z.string() }),
    reply: z.array(z.object({ _id: z.string(), nome: z.string(), perche: z.enum(['suo', 'tutti']) })),
    summary: 'Chi ha un permesso, e se lo ha perché li ha tutti',
  },
  ({ params }) => holdersOf(params.flag),
)
