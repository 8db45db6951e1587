import { markRead } from '@/lib/features/notifications/mutations'
import { readNotifications, unreadReply } from '@/lib/features/notifications/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    body: readNotifications,
    reply: unreadReply,
    summary: 'Segna come lette le notifiche indicate, o tutte',
  },
  ({ ctx, body }) => markRead(ctx.scope, body.ids),
)
