import { z } from 'zod'
import { findObject } from '@/lib/features/commits/find-objects'
import { choiceReply } from '@/lib/features/commits/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['commits_see'],
    params: z.object({ id: z.string() }),
    reply: choiceReply,
    summary: 'Un oggetto di cui parla la cronologia',
  },
  ({ ctx, params }) => findObject(ctx.actor, params.id),
)
