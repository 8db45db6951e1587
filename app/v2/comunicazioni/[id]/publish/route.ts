import { z } from 'zod'
import { publishAnnouncement } from '@/lib/features/comunicazioni/publish'
import { publishBody, stepReply } from '@/lib/features/comunicazioni/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['communications_manage'],
    params: z.object({ id: z.string() }),
    body: publishBody,
    reply: stepReply,
    status: 202,
    summary: 'Pubblica una comunicazione, subito o al momento indicato',
  },
  ({ ctx, params, body }) => publishAnnouncement(ctx, params.id, body),
)
