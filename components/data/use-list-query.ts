'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'

/** Keys of the URL that are sent to the API; the rest of the query string is the page's own. */
const API_KEYS = /^(limit|cursor|sort|q|filter\[\w+\])$/

/**
 * A list's state lives in the URL, so that a reload, a link and the back button find it again. Every change
 * but the page itself starts again from the first page.
 */
export function useListQuery() {
  const params = useSearchParams()
  const set = useCallback((changes: Record<string, string | null>, history: 'push' | 'replace' = 'push') => {
    const next = new URLSearchParams(window.location.search)
    if (!('cursor' in changes)) next.delete('cursor')
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(key)
      else next.set(key, value)
    }
    const text = next.toString()
    const url = text ? `?${text}` : window.location.pathname
    if (history === 'push') window.history.pushState(null, '', url)
    else window.history.replaceState(null, '', url)
  }, [])
  const query = useMemo(() => {
    const sent = [...params].filter(([key]) => API_KEYS.test(key))
    return new URLSearchParams(sent).toString()
  }, [params])
  return { params, query, set }
}
