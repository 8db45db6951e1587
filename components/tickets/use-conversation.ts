'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'

/** What was said in a ticket, the newest page first asked for; messages of /ws ask again. */
export function useConversation(id: string) {
  const area = useArea()
  const query = useInfiniteQuery({
    queryKey: ['tickets', area, 'messages', id],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get(`/tickets/${id}/messages`, { area, signal, query: { prima: pageParam } }),
    getNextPageParam: ({ items, more }) => (more ? (items[0]?._id ?? null) : null),
    meta: { silent: true },
  })
  const messages = [...(query.data?.pages ?? [])].reverse().flatMap(({ items }) => items)
  /** The last thing that somebody has written: what an answer is an answer to. */
  const last = messages.findLast(({ tipo }) => tipo === 'messaggio')?._id ?? null
  return { ...query, messages, last }
}
