import { findObjects } from '@/lib/features/commits/find-objects'
import { choiceQuery, choicesReply } from '@/lib/features/commits/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['commits_see'],
    query: choiceQuery,
    reply: choicesReply,
    summary: 'Gli oggetti di cui parla la cronologia',
  },
  async ({ ctx, query }) => ({ items: await findObjects(ctx.actor, query.q) }),
)
