'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useArea } from '@/components/data/page/area'
import { declaredApi } from '@/lib/http/client'
import { rowsPath } from '@/lib/resources/first-rows'
import type { ListReply } from '@/lib/resources/view'
import { beyond, type End, extend, keepPlace, keptPlace, placeOf, subscribeToPlace } from './list-place'

type Reply = Parameters<typeof keepPlace>[2]

/** The records of this list lead from one to the next. `page`: where its rows open; undefined where each opens elsewhere. */
export function useKeptPlace(
  page: string | undefined,
  { path, query }: { path: string; query: string },
  reply: Reply | undefined,
): void {
  const area = useArea()
  useEffect(() => {
    if (page && reply) keepPlace(area, { page, path, query }, reply)
  }, [area, page, path, query, reply])
}

const nobody = () => null

/** The records before and after the one on show, in the list that it was opened from; null when there is no such list. */
export function useNeighbours(): Record<End, string | null> | null {
  const area = useArea()
  const here = usePathname()
  const kept = useSyncExternalStore(subscribeToPlace, () => keptPlace(area), nobody)
  const place = useMemo(() => placeOf(kept), [kept])
  const at = place ? place.ids.findIndex((id) => `${place.page}/${id}` === here) : -1
  const isThere = place !== null && at >= 0
  const end = isThere ? endAt(place.ids.length, at, place) : null
  useEffect(() => {
    if (!place || !end) return
    const asking = new AbortController()
    const { signal } = asking
    declaredApi
      .get<ListReply<{ _id: string }>>(rowsPath(place.path, beyond(place, end)), { area, signal })
      .then((rows) => signal.aborted || extend(area, place, end, rows))
      // The list goes on, but not from here.
      .catch(() => undefined)
    return () => asking.abort()
  }, [area, place, end])
  if (!isThere) return null
  const hrefOf = (id: string | undefined) => (id === undefined ? null : `${place.page}/${id}`)
  return { prev: hrefOf(place.ids[at - 1]), next: hrefOf(place.ids[at + 1]) }
}

/** Which end of what has been read this record stands at, if the list goes on there. */
function endAt(count: number, at: number, { prev, next }: Record<End, string | null>): End | null {
  if (at === count - 1 && next !== null) return 'next'
  return at === 0 && prev !== null ? 'prev' : null
}
