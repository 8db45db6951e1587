'use client'

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'
import type { ImportKind } from '@/lib/imports/kinds'
import type { CheckInput, DettaglioImport } from '@/lib/imports/schema'
import type { ChosenRows } from './words'

/** How often a run that is under way is asked how far it is. */
const POLL_MS = 1_500

const keyOf = (area: string, id: string) => ['imports', area, id]

/** The runs of a kind, a page at a time. */
export function useRuns(kind: ImportKind) {
  const area = useArea()
  return useInfiniteQuery({
    queryKey: ['imports', area, 'list', kind],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ kind, limit: '20', ...(pageParam && { cursor: pageParam }) })
      return api.get(`/imports?${query}`, { area, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor || undefined,
  })
}

/** A run, read again and again while it is under way. */
export function useRun(first: DettaglioImport) {
  const area = useArea()
  const client = useQueryClient()
  return useQuery({
    queryKey: keyOf(area, first._id),
    queryFn: async ({ signal }) => {
      const run = await api.get(`/imports/${first._id}`, { area, signal })
      const before = client.getQueryData<DettaglioImport>(keyOf(area, first._id))
      // The rows are not what they were either.
      if (before && before.version !== run.version)
        void client.invalidateQueries({ queryKey: [...keyOf(area, first._id), 'rows'] })
      return run
    },
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.state === 'in_corso' ? POLL_MS : false),
    meta: { silent: true },
  })
}

export type ImportVerb = 'check' | 'run' | 'cancel' | 'retry' | 'undo'

/** The verbs of a run; its reply is the run after it. */
export function useRunVerb(id: string) {
  const area = useArea()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ verb, body = {} }: { verb: ImportVerb; body?: CheckInput | Record<string, never> }) =>
      api.post(`/imports/${id}/${verb}`, body, { area }),
    onSuccess: (after) => {
      client.setQueryData(keyOf(area, id), after)
      void client.invalidateQueries({ queryKey: [...keyOf(area, id), 'rows'] })
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(area, id) }),
  })
}

/** The rows of a run, all or of one outcome. */
export function useRunRows(id: string, chosen: ChosenRows) {
  const area = useArea()
  return useInfiniteQuery({
    queryKey: [...keyOf(area, id), 'rows', chosen],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: '50',
        ...(chosen === 'note' ? { note: 'true' } : chosen && { esito: chosen }),
        ...(pageParam && { cursor: pageParam }),
      })
      return api.get(`/imports/${id}/rows?${query}`, { area, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor || undefined,
  })
}

/** After a row was put right: the run's counts and its rows are others. */
export function useAfterFix(id: string) {
  const area = useArea()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(area, id) })
}
