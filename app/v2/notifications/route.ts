import { listNotifications } from '@/lib/features/notifications/data'
import { notificationsQuery, notificationsReply } from '@/lib/features/notifications/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    query: notificationsQuery,
    reply: notificationsReply,
    summary: 'Le proprie notifiche, dalla più recente',
  },
  ({ ctx, query }) => listNotifications(ctx.scope, query),
)
