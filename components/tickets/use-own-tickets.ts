'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import { api } from '@/lib/http/client'
import type { OwnTicket } from './ticket-types'

/** Under this name one's own tickets are kept: they are asked for once, however many parts show them. */
export const ownKey = (area: string) => ['tickets', area, 'mine'] as const

/** What waits to be read stands first, then what was written in last. */
function byNews(a: OwnTicket, b: OwnTicket): number {
  if (a.notifyUser !== b.notifyUser) return a.notifyUser ? -1 : 1
  return b.lastMessageAt.localeCompare(a.lastMessageAt)
}

/** The tickets that one has opened. */
export function useOwnTickets() {
  const area = useArea()
  const query = useQuery({
    queryKey: ownKey(area),
    queryFn: ({ signal }) => api.get('/tickets/getMines', { area, signal }),
    meta: { silent: true },
  })
  return { ...query, tickets: query.data?.toSorted(byNews) ?? [] }
}
