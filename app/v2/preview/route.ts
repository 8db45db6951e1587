import { previewOf } from '@/lib/features/content/preview'
import { previewReply, previewSchema } from '@/lib/features/content/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['content_manage'],
    body: previewSchema,
    reply: previewReply,
    idempotency: 'none',
    summary: 'Un testo come lo mostrerà il sito, senza salvarlo',
  },
  ({ body }) => previewOf(body),
)
