import { findAuthors } from '@/lib/features/commits/find-objects'
import { choiceQuery, choicesReply } from '@/lib/features/commits/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['commits_see'],
    query: choiceQuery,
    reply: choicesReply,
    summary: 'Chi può aver fatto una modifica',
  },
  async ({ query }) => ({ items: await findAuthors(query.q) }),
)
