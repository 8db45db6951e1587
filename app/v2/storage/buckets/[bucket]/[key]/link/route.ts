import { linkObject } from '@/lib/features/files/storage/link-object'
import { objectParams, operator } from '@/lib/features/files/storage/params'
import { linkReply, linkSchema } from '@/lib/features/files/storage/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    ...operator,
    params: objectParams,
    body: linkSchema,
    reply: linkReply,
    idempotency: 'none',
    summary: 'Un link a un oggetto, da 5 minuti a 24 ore',
  },
  ({ ctx, params, body }) => linkObject(ctx, params.bucket, params.key, body.minuti),
)
