'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useArea } from '@/components/data/page/area'
import { declaredApi } from '@/lib/http/client'
import { FIRST_ROWS, rowsKey, rowsPath, shownQuery } from '@/lib/resources/first-rows'

/** Asks for the rows that a page of the menu opens with, when its entry is pointed at; the page itself is Next's to fetch. */
export function usePrefetchRows(): (path: string) => void {
  const area = useArea()
  const queryClient = useQueryClient()
  return useCallback(
    (path) => {
      const list = FIRST_ROWS[path]
      if (!list) return
      const query = shownQuery(list, '', false)
      void queryClient.prefetchQuery({
        queryKey: rowsKey(list, area, query),
        queryFn: ({ signal }) => declaredApi.get(rowsPath(list, query), { area, signal }),
        // A failure is told by the list, which asks again.
        meta: { silent: true },
        retry: false,
      })
    },
    [area, queryClient],
  )
}
