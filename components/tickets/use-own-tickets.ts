'use client'

import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { withFirst } from '@/components/data/list/with-first'
import { useArea } from '@/components/data/page/area'
import { concernsOpener, OWN_PAGE } from '@/lib/features/tickets/states'
import { api, declaredApi } from '@/lib/http/client'
import type { OwnTicket } from './ticket-types'

/** Under this name one's own tickets are kept: they are asked for once, however many parts show them. */
export const ownKey = (area: string) => ['tickets', area, 'mine'] as const

/** As they are kept: page after page of those that are over, the first with all others. */
export type OwnPages = InfiniteData<OwnTicket[], string | null>

/** The last ticket of a page that may not be the last one. */
export function nextOf(page: readonly OwnTicket[]): string | null {
  const over = page.filter((ticket) => !concernsOpener(ticket))
  return over.length < OWN_PAGE ? null : (over.at(-1)?._id ?? null)
}

/** The newest stands first on the first page. */
export const withNew = ({ pages, pageParams }: OwnPages, ticket: OwnTicket): OwnPages => ({
  pages: pages.map((page, at) => (at === 0 ? withFirst(page, ticket) : page)),
  pageParams,
})

/** What was written in last stands first, so a new ticket does; then what waits to be read, then the others. */
export function inOrder(tickets: readonly OwnTicket[]): OwnTicket[] {
  const [newest, ...others] = tickets.toSorted((a, b) => b.lastMessageAt.localeCompare(a.lastMessageAt))
  if (!newest) return []
  return [newest, ...others.toSorted((a, b) => Number(b.notifyUser) - Number(a.notifyUser))]
}

/** The tickets that one has opened, as far as their pages were asked for. */
export function useOwnTickets() {
  const area = useArea()
  const query = useInfiniteQuery({
    queryKey: ownKey(area),
    queryFn: ({ pageParam, signal }) =>
      api.get('/tickets/getMines', { area, signal, query: { prima: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    meta: { silent: true },
  })
  return { ...query, tickets: inOrder(query.data?.pages.flat() ?? []) }
}

/** One of them by its id: of a page that was not asked for yet it is read alone. */
export function useOneOwnTicket(id: string) {
  const area = useArea()
  const { tickets, isPending } = useOwnTickets()
  const known = tickets.find(({ _id }) => _id === id)
  const alone = useQuery({
    queryKey: ['tickets', area, 'alone', id],
    queryFn: ({ signal }) => declaredApi.get<OwnTicket>(`/tickets/${id}`, { area, signal }),
    enabled: !isPending && !known,
    meta: { silent: true },
  })
  return { ticket: known ?? alone.data, isPending: isPending || alone.isLoading }
}
