import { z } from 'zod'
import { markAsRead } from '@/lib/features/comunicazioni/receipts'
import { receiptReply } from '@/lib/features/comunicazioni/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    reply: receiptReply,
    summary: 'Segna come letta una comunicazione ricevuta',
  },
  ({ ctx, params }) => markAsRead(ctx, params.id),
)
