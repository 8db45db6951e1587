'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Area, api } from '@/lib/http/client'
import type { NotificationsReply } from '@/lib/notifications/schema'

export const notificationsKey = (area: Area) => ['notifications', area] as const

const read = (page: NotificationsReply, ids: readonly string[] | undefined): NotificationsReply => {
  const now = new Date().toISOString()
  const items = page.items.map((item) =>
    !item.readAt && (!ids || ids.includes(item._id)) ? { ...item, readAt: now } : item,
  )
  const newlyRead = page.items.filter((item, index) => item.readAt !== items[index]?.readAt).length
  return { ...page, items, nonLette: ids ? page.nonLette - newlyRead : 0 }
}

/** The latest notifications, and how to mark them read; the list changes at once and is asked again after. */
export function useNotifications(area: Area) {
  const queryClient = useQueryClient()
  const queryKey = notificationsKey(area)
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/notifications', { area, signal }),
    refetchInterval: 60_000,
    // A failed request for notifications is not shown as an error: the next one follows soon.
    meta: { silent: true },
  })
  const marking = useMutation({
    mutationFn: (ids?: readonly string[]) => api.post('/notifications/read', { ids }, { area }),
    onMutate: (ids) => {
      queryClient.setQueryData<NotificationsReply>(queryKey, (page) => page && read(page, ids))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return { list, markRead: (ids?: readonly string[]) => marking.mutate(ids) }
}
