import { z } from 'zod'
import { bucketPage } from '@/lib/features/files/storage/list-bucket'
import { operator } from '@/lib/features/files/storage/params'
import { bucketQuery, bucketReply } from '@/lib/features/files/storage/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    ...operator,
    params: z.object({ bucket: z.string() }),
    query: bucketQuery,
    reply: bucketReply,
    summary: 'Cartelle e oggetti sotto un prefisso, 200 alla volta',
  },
  ({ params, query }) => bucketPage(params.bucket, query),
)
