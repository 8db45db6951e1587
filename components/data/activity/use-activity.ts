'use client'

import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { withFirst } from '@/components/data/list/with-first'
import { useArea } from '@/components/data/page/area'
import { toastError, toastUndo } from '@/components/ui/toasts'
import type { ActivityReply, AttivitaInput, Evento } from '@/lib/activity/schema'
import { api } from '@/lib/http/client'
import { ADDED } from './activity-words'

/** The resources whose records have a time line, under /v2. */
export type ActivityPath = 'agents' | 'clients' | 'leadRequests' | 'pratiche'
type Pages = InfiniteData<ActivityReply, string | null>

/** The time line of a record, page by page; its key begins with the resource's, which messages of /ws make old. */
export function useActivity(path: ActivityPath, id: string) {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = [path, area, 'activity', id]
  const at = `/${path}/${id}/activity` as const
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => api.get(at, { area, signal, query: { cursor: pageParam } }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { silent: true },
  })
  const refresh = () => queries.invalidateQueries({ queryKey: [path, area] })

  const remove = async ({ _id }: Pick<Evento, '_id'>) => {
    try {
      await api.delete(`${at}/${_id}`, undefined, { area })
    } catch (error) {
      toastError(error)
    }
    await refresh()
  }
  /** What was written is on show before its toast appears. */
  const add = async (body: AttivitaInput, key: string) => {
    const evento = await api.post(at, body, { area, headers: { 'idempotency-key': key } })
    queries.setQueryData<Pages>(queryKey, (pages) => pages && withEntry(pages, evento))
    toastUndo(ADDED[body.tipo], () => void remove(evento))
    void refresh()
  }
  const eventi = query.data?.pages.flatMap(({ items }) => items) ?? []
  return { ...query, eventi, add, remove }
}

function withEntry({ pages, ...rest }: Pages, evento: Evento): Pages {
  const [first, ...others] = pages
  const items = withFirst(first?.items ?? [], evento)
  return { ...rest, pages: [{ nextCursor: null, ...first, items }, ...others] }
}
