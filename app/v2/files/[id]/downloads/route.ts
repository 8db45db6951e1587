import { z } from 'zod'
import { downloadsOf } from '@/lib/features/files/manager/downloads'
import { downloadsReply } from '@/lib/features/files/manager/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['storage_manage'],
    params: z.object({ id: z.string() }),
    reply: downloadsReply,
    summary: 'Chi ha scaricato un file, e quale versione',
  },
  ({ ctx, params }) => downloadsOf(ctx.scope, params.id),
)
