import { z } from 'zod'
import { objectParams, operator } from '@/lib/features/files/storage/params'
import { sendObject } from '@/lib/features/files/storage/read-object'
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
