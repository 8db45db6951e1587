import { preparePages } from '@/lib/features/content/prepare-pages'
import { preparedReply } from '@/lib/features/content/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['content_manage'],
    reply: preparedReply,
    summary: 'Scrive le bozze delle pagine di legge che mancano, dai modelli',
  },
  ({ ctx }) => preparePages(ctx),
)
