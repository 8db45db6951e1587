import { objectParams, operator } from '@/lib/features/files/storage/params'
import { checkObject } from '@/lib/features/files/storage/read-object'
import { checkReply } from '@/lib/features/files/storage/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    ...operator,
    params: objectParams,
    reply: checkReply,
    idempotency: 'none',
    summary: 'Legge un oggetto intero e ne confronta l’impronta',
  },
  ({ params }) => checkObject(params.bucket, params.key),
)
