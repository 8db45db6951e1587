import { z } from 'zod'
import { readersFile, readersOf } from '@/lib/features/comunicazioni/readers'
import { readersQuery, readersReply } from '@/lib/features/comunicazioni/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['communications_manage'],
    params: z.object({ id: z.string() }),
    query: readersQuery,
    reply: readersReply,
    summary:
      'I destinatari di una comunicazione: chi l’ha letta e chi l’ha confermata; formato=csv come file',
  },
  async ({ ctx, params, query }) =>
    query.formato === 'csv'
      ? await readersFile(ctx.scope, params.id, query)
      : await readersOf(ctx.scope, params.id, query),
)
