'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'
import type { OwnTicket } from './ticket-types'

/** Under this name one's own tickets are kept: they are asked for once, however many parts show them. */
export const ownKey = (area: string) => ['tickets', area, 'mine'] as const

/** What was written in last stands first, so a new ticket does; then what waits to be read, then the others. */
export function inOrder(tickets: readonly OwnTicket[]): OwnTicket[] {
  const [newest, ...others] = tickets.toSorted((a, b) => b.lastMessageAt.localeCompare(a.lastMessageAt))
  if (!newest) return []
  return [newest, ...others.toSorted((a, b) => Number(b.notifyUser) - Number(a.notifyUser))]
}

/** The tickets that one has opened. */
export function useOwnTickets() {
  const area = useArea()
  const query = useQuery({
    queryKey: ownKey(area),
    queryFn: ({ signal }) => api.get('/tickets/getMines', { area, signal }),
    meta: { silent: true },
  })
  return { ...query, tickets: inOrder(query.data ?? []) }
}
