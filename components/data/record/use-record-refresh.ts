'use client'

import { useQueryClient } from '@tanstack/react-query'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { useArea } from '@/components/data/page/area'

/** Shows what is true now of the records of a resource: their lists, and the page that the reader is on. */
export function useRecordRefresh(resource: string): () => Promise<void> {
  const area = useArea()
  const queries = useQueryClient()
  const refreshPage = usePageRefresh()
  // A page that changes later than it says so moves its buttons away from under the pointer.
  return async () => {
    await queries.invalidateQueries({ queryKey: [resource, area] })
    await refreshPage()
  }
}
