'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { api } from '@/lib/http/client'

/** A case kept up to date: messages of /ws make every key that begins with 'pratiche' old. */
export function useCaseQuery(initial: PraticaDetail) {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['pratiche', area, 'detail', initial._id]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<PraticaDetail>(`/pratiche/${initial._id}`, { area, signal }),
    initialData: initial,
    meta: { silent: true },
  })
  /** With the reply of a verb in hand it is shown at once; the rest of the area asks again meanwhile. */
  const reload = async (latest?: PraticaDetail) => {
    const asked = queries.invalidateQueries({ queryKey: ['pratiche', area] })
    if (latest) queries.setQueryData(queryKey, latest)
    else await asked
    return queries.getQueryData<PraticaDetail>(queryKey) ?? initial
  }
  return { pratica: data, reload }
}
