import { handle } from '@/lib/http/handle'
import { markRead } from '@/lib/notifications/mutations'
import { readNotifications, unreadReply } from '@/lib/notifications/schema'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    body: readNotifications,
    reply: unreadReply,
    summary: 'Segna come lette le notifiche indicate, o tutte',
  },
  ({ ctx, body }) => markRead(ctx.scope, body.ids),
)
