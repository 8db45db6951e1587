'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { toastSuccess, toastUndo } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { SavedView } from './saved-view-line'

const keyOf = (resource: string, area: string) => ['savedViews', area, resource]

/** One's own views of a list; one that is deleted can be taken back. */
export function useViews(resource: string) {
  const area = useArea()
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(resource, area) }),
      client.invalidateQueries({ queryKey: [resource, area, 'counts'] }),
    ])
  const views = useOwnViews(resource)
  const save = useMutation({
    mutationFn: (view: Pick<SavedView, 'nome' | 'query'>) =>
      api.post('/savedViews', { resource, ...view }, { area }),
    onSuccess: refresh,
  })
  const rename = useMutation({
    mutationFn: ({ _id, nome }: SavedView) => api.patch(`/savedViews/${_id}`, { nome }, { area }),
    onSuccess: async () => {
      await refresh()
      toastSuccess('Vista rinominata')
    },
  })
  const remove = useMutation({
    mutationFn: ({ _id }: SavedView) => api.delete(`/savedViews/${_id}`, undefined, { area }),
    onSuccess: async (_reply, { nome, query }) => {
      await refresh()
      toastUndo(`Vista «${nome}» cancellata`, () => save.mutate({ nome, query }))
    },
  })
  return { views, save, rename, remove }
}

export function useOwnViews(resource: string) {
  const area = useArea()
  return useQuery({
    queryKey: keyOf(resource, area),
    queryFn: () => api.get(`/savedViews?resource=${resource}`, { area }),
    meta: { silent: true },
  })
}

/** How many rows each view has: asked once the list itself is there, and again when its rows change. */
export function useViewCounts(resource: string, enabled: boolean) {
  const area = useArea()
  return useQuery({
    queryKey: [resource, area, 'counts'],
    queryFn: ({ signal }) => api.get(`/savedViews/counts?resource=${resource}`, { area, signal }),
    enabled,
    meta: { silent: true },
  })
}
