import { z } from 'zod'
import { usefulBody, usefulReply } from '@/lib/features/faqs/schema'
import { voteUseful } from '@/lib/features/faqs/vote'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    body: usefulBody,
    reply: usefulReply,
    summary: 'Dice se la risposta a una domanda è servita; si può cambiare',
  },
  ({ ctx, params, body }) => voteUseful(ctx, params.id, body.si),
)
