'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { FIRST_ROWS, rowsKey, rowsPath } from '@/lib/area-pages/first-rows'
import { api } from '@/lib/http/client'
import { useArea } from './area'

/** Whoever pays for what they load: nothing is asked for before they want it. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Asks for the rows that a page of the menu opens with, when its entry is pointed at; the page itself is Next's to fetch. */
export function usePrefetchRows(): (path: string) => void {
  const area = useArea()
  const queryClient = useQueryClient()
  return useCallback(
    (path) => {
      const list = FIRST_ROWS[path]
      if (!list || savesData()) return
      void queryClient.prefetchQuery({
        queryKey: rowsKey(list, area, ''),
        queryFn: ({ signal }) => api.get(rowsPath(list, ''), { area, signal }),
        // A failure is told by the list, which asks again.
        meta: { silent: true },
        retry: false,
      })
    },
    [area, queryClient],
  )
}
