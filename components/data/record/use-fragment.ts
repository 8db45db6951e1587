'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'

const EVENTS = ['hashchange', 'popstate']
const subscribe = (tell: () => void) => {
  for (const name of EVENTS) window.addEventListener(name, tell)
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, tell)
  }
}
const fragment = () => window.location.hash.slice(1)

/** What stands behind the # of the address, read and written as a query is. */
export function useFragment() {
  const text = useSyncExternalStore(subscribe, fragment, () => '')
  const params = useMemo(() => new URLSearchParams(text), [text])
  const tell = useCallback((changes: Record<string, string | null>) => {
    const next = new URLSearchParams(fragment())
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(key)
      else next.set(key, value)
    }
    const { pathname, search } = window.location
    window.history.replaceState(null, '', `${pathname}${search}${next.size > 0 ? `#${next}` : ''}`)
  }, [])
  return { params, tell }
}
