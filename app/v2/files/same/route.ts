import { z } from 'zod'
import { sameReply } from '@/lib/features/files/manager/schema'
import { sameAs } from '@/lib/features/files/manager/versions'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['storage_manage'],
    query: z.strictObject({ fileId: z.uuid('Indica il file.') }),
    reply: sameReply,
    summary: 'File che hanno già il contenuto di un caricamento',
  },
  ({ ctx, query }) => sameAs(ctx.scope, query.fileId),
)
