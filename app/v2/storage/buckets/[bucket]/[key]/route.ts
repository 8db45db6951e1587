import { objectDetail } from '@/lib/features/files/storage/object'
import { objectParams, operator } from '@/lib/features/files/storage/params'
import { removeObject } from '@/lib/features/files/storage/remove-object'
import { objectReply } from '@/lib/features/files/storage/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { ...operator, params: objectParams, reply: objectReply, summary: 'Un oggetto dell’archivio' },
  ({ ctx, params }) => objectDetail(ctx.scope, params.bucket, params.key),
)

export const DELETE = handle(
  { ...operator, params: objectParams, summary: 'Cancella un oggetto orfano' },
  ({ ctx, params }) => removeObject(ctx, params.bucket, params.key),
)
