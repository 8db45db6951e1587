'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'

/** Messages of /ws come first; the age of the last run grows without any. */
const EVERY_MS = 60_000
const WHILE_RUNNING_MS = 3_000

/** How the import stands. */
export function useEggStatus() {
  const area = useArea()
  return useQuery({
    queryKey: ['syncs', area, 'status'],
    queryFn: ({ signal }) => api.get('/syncs/status', { area, signal }),
    refetchInterval: ({ state }) => (state.data?.inCorso ? WHILE_RUNNING_MS : EVERY_MS),
    meta: { silent: true },
  })
}

/** EGG's words and what they mean here. */
export function useWords() {
  const area = useArea()
  return useQuery({
    queryKey: ['syncs', area, 'mappings'],
    queryFn: ({ signal }) => api.get('/syncs/mappings', { area, signal }),
    meta: { silent: true },
  })
}
