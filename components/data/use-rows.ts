'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import { useHydrated } from '@/components/ui/use-hydrated'
import { rowsKey, rowsPath } from '@/lib/area-pages/first-rows'
import { api } from '@/lib/http/client'
import type { ListReply } from '@/lib/resources/view'

export type Row = Record<string, unknown> & { _id: string; version: number }

/**
 * One page of a resource; the rows of the page before stay until the new ones are there. The HTML has no rows: those
 * that came with it are there as soon as it is alive. Nothing is asked while the query is null.
 */
export function useRows<R = ListReply<Row>>(path: string, query: string | null) {
  const area = useArea()
  const isAlive = useHydrated()
  const key = rowsKey(path, area, query ?? '')
  return useQuery({
    queryKey: isAlive && query !== null ? key : [...key, 'before'],
    queryFn: ({ signal }) => api.get<R>(rowsPath(path, query ?? ''), { area, signal }),
    enabled: isAlive && query !== null,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}
