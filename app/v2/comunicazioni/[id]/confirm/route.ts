import { z } from 'zod'
import { confirmReading } from '@/lib/features/comunicazioni/receipts'
import { receiptReply } from '@/lib/features/comunicazioni/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['agent'],
    params: z.object({ id: z.string() }),
    reply: receiptReply,
    summary: 'Conferma di aver letto una comunicazione che lo chiede',
  },
  ({ ctx, params }) => confirmReading(ctx, params.id),
)
