'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { isOpenJob, type JobView } from '@/lib/features/jobs/schema'
import { api } from '@/lib/http/client'

/** Messages of /ws come first; this is for whoever has lost them. */
const POLL_MS = 5_000

/** Long work by its id, and how to stop it. */
export function useJob(id: string) {
  const area = useArea()
  const client = useQueryClient()
  const queryKey = ['jobs', area, id]
  const job = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get(`/jobs/${id}`, { area, signal }),
    refetchInterval: ({ state }) => (state.data && isOpenJob(state.data) ? POLL_MS : false),
    meta: { silent: true },
  })
  const cancel = useMutation({
    mutationFn: () => api.post(`/jobs/${id}/cancel`, undefined, { area }),
    onSuccess: (after) => client.setQueryData(queryKey, after),
  })
  return { job, cancel }
}

/** The last work of a kind that the reader has started: what a page shows again to who comes back to it. */
export function useLatestJob(kind: string): JobView | undefined {
  const area = useArea()
  const found = useQuery({
    queryKey: ['jobs', area, 'latest', kind],
    queryFn: ({ signal }) => api.get(`/jobs?${new URLSearchParams({ kind, limit: '1' })}`, { area, signal }),
    meta: { silent: true },
  })
  return found.data?.items[0]
}
