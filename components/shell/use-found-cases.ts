'use client'

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@/lib/http/client'
import { useArea } from './area'
import { type FoundCase, SHORTEST_CASE_SEARCH } from './palette-search'

const MOST = 8

/** Cases that match what is being typed, asked when the typing pauses. */
export function useFoundCases(question: string, enabled: boolean) {
  const area = useArea()
  const [settled] = useDebouncedValue(question.trim(), 200)
  const search = enabled && settled.length >= SHORTEST_CASE_SEARCH
  const query = useQuery({
    queryKey: ['pratiche', area, 'palette', settled],
    queryFn: ({ signal }) =>
      api.get<{ items: FoundCase[] }>(
        `/pratiche?${new URLSearchParams({ q: settled, limit: String(MOST) })}`,
        {
          area,
          signal,
        },
      ),
    enabled: search,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  return {
    cases: search ? (query.data?.items ?? []) : [],
    searching: search && query.isFetching,
    failed: query.isError,
  }
}
