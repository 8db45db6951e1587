import { dropPages } from '@/lib/features/system/drop-pages'
import { dropBody } from '@/lib/features/system/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    body: dropBody,
    summary: 'Fa rifare le pagine del sito, tutte o quelle che mostrano alcune cose',
  },
  ({ ctx, body }) => dropPages(ctx, body.tags),
)
