'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { useHydrated } from '@/components/ui/use-hydrated'
import { declaredApi } from '@/lib/http/client'
import type { Known, ReplyTo } from '@/lib/http/client-routes'
import { rowsKey, rowsPath } from '@/lib/resources/first-rows'
import type { ListReply, ResourceRow } from '@/lib/resources/view'

export type Row = ResourceRow

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
    queryFn: ({ signal }) => declaredApi.get<R>(rowsPath(path, query ?? ''), { area, signal }),
    enabled: isAlive && query !== null,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** The rows of what is asked, not those of before that stay until they are there. */
export const settled = <R>({
  data,
  isPlaceholderData,
}: {
  data: R | undefined
  isPlaceholderData: boolean
}) => (isPlaceholderData ? undefined : data)

/** The same for a path that is known when the page is written: its route says what the reply is. */
export const useReply = <const P extends string>(path: P & Known<'GET', `/${P}`>, query: string | null) =>
  useRows<ReplyTo<'GET', `/${P}`>>(path, query)
