import type { Notification } from '@/prisma/generated/client'
import type { NotificationItem } from './schema'

export function presentNotification(row: Notification): NotificationItem {
  const { id, titolo, testo, href, readAt, createdAt } = row
  return {
    _id: id,
    titolo,
    testo,
    href,
    readAt: readAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
