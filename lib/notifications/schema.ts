import { z } from 'zod'
import { pageLimit } from '@/lib/italian/figure-in-query'

/** Query of GET /v2/notifications. */
export const notificationsQuery = z.strictObject({
  limit: pageLimit(20),
  cursor: z.string().max(500).optional(),
})

/** Body of POST /v2/notifications/read: these, or all of them. */
export const readNotifications = z.strictObject({
  ids: z.array(z.uuid('Identificativo non valido.')).min(1).max(200).optional(),
})

export const notificationSchema = z.object({
  _id: z.string(),
  titolo: z.string(),
  testo: z.string(),
  /** Page to open; empty when there is none. */
  href: z.string(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
})

export const notificationsReply = z.object({
  items: z.array(notificationSchema),
  nextCursor: z.string().nullable(),
  total: z.number(),
  totalIsCapped: z.boolean(),
  nonLette: z.number(),
})

export const unreadReply = z.object({ nonLette: z.number() })

export type NotificationItem = z.infer<typeof notificationSchema>
export type NotificationsReply = z.infer<typeof notificationsReply>
