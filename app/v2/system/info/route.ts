import type { AdminScope } from '@/lib/auth/actor'
import { systemInfo } from '@/lib/features/system/data'
import { infoSchema } from '@/lib/features/system/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    reply: infoSchema,
    summary: 'Come sta il sistema: server, database, coda, attività, posta, archivio, disco',
  },
  ({ ctx }) => systemInfo(ctx.scope as AdminScope),
)
