import { z } from 'zod'
import { stepReply, withdrawBody } from '@/lib/features/comunicazioni/schema'
import { withdrawAnnouncement } from '@/lib/features/comunicazioni/withdraw'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['communications_manage'],
    params: z.object({ id: z.string() }),
    body: withdrawBody,
    reply: stepReply,
    summary: 'Ritira una comunicazione pubblicata; una programmata torna bozza',
  },
  ({ ctx, params, body }) => withdrawAnnouncement(ctx, params.id, body),
)
