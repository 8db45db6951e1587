'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { rowsQuery } from '@/lib/resources/first-rows'

const NONE = new URLSearchParams()

/** The page is one for every state of its list: until it is alive, its address has said nothing yet. */
export function useListParams(): URLSearchParams {
  const params = useSearchParams()
  return useHydrated() ? params : NONE
}

/**
 * A list's state lives in the URL, so that a reload, a link and the back button find it again. Every change
 * but the page itself starts again from the first page.
 */
export function useListQuery() {
  const params = useListParams()
  const set = useCallback((changes: Record<string, string | null>, history: 'push' | 'replace' = 'push') => {
    const { search, pathname } = window.location
    const next = new URLSearchParams(search)
    if (!('cursor' in changes)) next.delete('cursor')
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(key)
      else next.set(key, value)
    }
    const text = next.toString()
    // The same state again would be a step back that goes nowhere.
    if (text === new URLSearchParams(search).toString()) return
    const url = text ? `?${text}` : pathname
    if (history === 'push') window.history.pushState(null, '', url)
    else window.history.replaceState(null, '', url)
  }, [])
  const query = useMemo(() => rowsQuery(params), [params])
  return { params, query, set }
}

export const isFilter = (key: string) => key === 'q' || key.startsWith('filter[')
export const isFiltered = (params: URLSearchParams) =>
  params.has('cursor') || [...params.keys()].some(isFilter)
