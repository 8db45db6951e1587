import { z } from 'zod'
import { objectParams, operator } from '@/lib/features/storage-browser/params'
import { sendObject } from '@/lib/features/storage-browser/read-object'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    ...operator,
    params: objectParams,
    query: z.strictObject({ area: z.enum(['admin']).optional() }),
    summary: 'Scarica un oggetto dell’archivio',
  },
  ({ params, request }) => sendObject(params.bucket, params.key, request),
)
