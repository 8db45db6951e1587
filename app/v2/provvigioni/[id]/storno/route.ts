import { z } from 'zod'
import { reverseShare } from '@/lib/features/provvigioni/reverse-share'
import { stornoBody, stornoReply } from '@/lib/features/provvigioni/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['provvigioni_manage'],
    proof: true,
    params: z.object({ id: z.string() }),
    body: stornoBody,
    reply: stornoReply,
    status: 201,
    summary: 'Storna una quota maturata, intera o in parte',
  },
  ({ ctx, params, body }) => reverseShare(ctx, params.id, body),
)
