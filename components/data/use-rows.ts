'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import { api } from '@/lib/http/client'
import type { ListReply } from '@/lib/resources/view'

export type Row = Record<string, unknown> & { _id: string; version: number }

/** One page of a resource; the rows of the page before stay until the new ones are there. */
export function useRows<R = ListReply<Row>>(path: string, query: string) {
  const area = useArea()
  return useQuery({
    queryKey: [path, area, 'list', query],
    queryFn: ({ signal }) => api.get<R>(`/${path}${query ? `?${query}` : ''}`, { area, signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}
