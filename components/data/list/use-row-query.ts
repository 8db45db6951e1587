'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { declaredApi } from '@/lib/http/client'

/**
 * A record kept up to date: messages of /ws make every key that begins with its path old. `query` is for the head of its page, which says
 * where it could not be read again.
 */
export function useRowQuery<R extends { _id: unknown }>(path: string, initial: R) {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = [path, area, 'detail', initial._id]
  const query = useQuery<R>({
    queryKey,
    queryFn: ({ signal }) => declaredApi.get<R>(`/${path}/${initial._id}`, { area, signal }),
    initialData: initial,
    meta: { silent: true },
  })
  const { data = initial } = query
  /** With the reply of a verb in hand it is shown at once; the rest of the area asks again meanwhile. */
  const reload = async (latest?: R) => {
    const asked = queries.invalidateQueries({ queryKey: [path, area] })
    if (latest) queries.setQueryData(queryKey, latest)
    else await asked
    return queries.getQueryData<R>(queryKey) ?? initial
  }
  return { row: data, query, reload }
}
