import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'

const EVERY_MS = 10_000

/** All figures of the status page, anew every ten seconds. What was known stays when the server cannot say. */
export function useSystemInfo() {
  const area = useArea()
  return useQuery({
    queryKey: ['system', area, 'info'],
    queryFn: ({ signal }) => api.get('/system/info', { area, signal }),
    refetchInterval: EVERY_MS,
    retry: false,
    meta: { silent: true },
  })
}

/** Jobs that have failed, or all of them in one state. */
export function useQueue(state: string | null) {
  const area = useArea()
  return useQuery({
    queryKey: ['system', area, 'jobs', state],
    queryFn: ({ signal }) => api.get('/system/jobs', { area, signal, query: { state } }),
    refetchInterval: EVERY_MS,
    meta: { silent: true },
  })
}

type Action = `/system/tasks/${string}/run` | `/system/jobs/${string}/${'retry' | 'discard'}`

/** A change of the system: asked for, told, and seen in the figures. */
export function useSystemAction(onDone: () => void) {
  const area = useArea()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ path }: { path: Action; done: string }) => api.post(path, undefined, { area }),
    onSuccess: async (_reply, { done }) => {
      await queries.invalidateQueries({ queryKey: ['system', area] })
      toastSuccess(done)
    },
    onSettled: onDone,
  })
}
