import { handle } from '@/lib/http/handle'
import { listNotifications } from '@/lib/notifications/data'
import { notificationsQuery, notificationsReply } from '@/lib/notifications/schema'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    query: notificationsQuery,
    reply: notificationsReply,
    summary: 'Le proprie notifiche, dalla più recente',
  },
  ({ ctx, query }) => listNotifications(ctx.scope, query),
)
