import { inboxOf } from '@/lib/features/comunicazioni/data'
import { mineQuery, mineReply } from '@/lib/features/comunicazioni/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    query: mineQuery,
    reply: mineReply,
    summary: 'Le comunicazioni ricevute: prima quelle da leggere, poi quelle in evidenza',
  },
  ({ ctx, query }) => inboxOf(ctx.scope, query),
)
