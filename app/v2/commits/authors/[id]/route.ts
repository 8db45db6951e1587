import { z } from 'zod'
import { findAuthor } from '@/lib/features/commits/find-objects'
import { choiceReply } from '@/lib/features/commits/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['commits_see'],
    params: z.object({ id: z.string() }),
    reply: choiceReply,
    summary: 'Chi ha fatto una modifica, per identificativo',
  },
  ({ params }) => findAuthor(params.id),
)
