import { z } from 'zod'
import { receivedOne } from '@/lib/features/comunicazioni/data'
import { mineOneReply } from '@/lib/features/comunicazioni/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    reply: mineOneReply,
    summary: 'Una comunicazione ricevuta, con il testo e gli allegati',
  },
  ({ ctx, params }) => receivedOne(ctx.scope, params.id),
)
