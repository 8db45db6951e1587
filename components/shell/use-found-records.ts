'use client'

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { SHORTEST_SEARCH } from '@/lib/features/search/schema'
import { api } from '@/lib/http/client'

/** Records that match what is being typed, asked when the typing pauses. */
export function useFoundRecords(question: string, enabled: boolean) {
  const area = useArea()
  const [settled] = useDebouncedValue(question.trim(), 200)
  const search = enabled && settled.length >= SHORTEST_SEARCH
  const query = useQuery({
    queryKey: ['search', area, settled],
    queryFn: ({ signal }) => api.get(`/search?${new URLSearchParams({ q: settled })}`, { area, signal }),
    enabled: search,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  return {
    groups: search ? (query.data?.groups ?? []) : [],
    /** What is there answers what was asked before. */
    isStale: settled !== question.trim() || query.isPlaceholderData,
    similar: search ? (query.data?.similar ?? []) : [],
    searching: search && query.isFetching,
    failed: query.isLoadingError,
  }
}
