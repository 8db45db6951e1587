import { z } from 'zod'
import { remindReaders } from '@/lib/features/comunicazioni/remind'
import { remindBody, remindReply } from '@/lib/features/comunicazioni/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['communications_manage'],
    params: z.object({ id: z.string() }),
    body: remindBody,
    reply: remindReply,
    summary: 'Sollecita chi non ha letto una comunicazione, o non l’ha confermata',
  },
  async ({ ctx, params, body }) => ({ sollecitati: await remindReaders(ctx, params.id, body.version) }),
)
