import { objectParams, operator } from '@/lib/features/storage-browser/params'
import { checkObject } from '@/lib/features/storage-browser/read-object'
import { checkReply } from '@/lib/features/storage-browser/schema'
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
