'use client'

import { useEffect, useRef, useState } from 'react'

/** The input of a calculator that works in the browser, and its form in the address. */
export interface Terms<S> {
  start: S
  /** What an address asks for, or null when it asks for nothing. */
  fromQuery: (search: string) => S | null
  /** Every name of the address; an empty value is left out of it. */
  toQuery: (terms: S) => Record<string, string>
}

/* Browsers refuse an address that changes at every step of a slider. */
const PAUSE_MS = 400

function keepInAddress(query: Record<string, string>): void {
  const address = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(query)) {
    if (value) address.set(name, value)
    else address.delete(name)
  }
  history.replaceState(null, '', `${location.pathname}?${address}${location.hash}`)
}

/** The terms as a query, without those that are empty. */
export const queryOf = (query: Record<string, string>): string =>
  `${new URLSearchParams(Object.entries(query).filter(([, value]) => value))}`

/** The figures of a calculator: they come from the address, and go back to it. */
export function useTerms<S extends object>({ start, fromQuery, toQuery }: Terms<S>) {
  const [terms, setTerms] = useState(start)
  const pause = useRef(0)

  // The page is static: what the address asks for is known only here.
  useEffect(() => {
    const asked = fromQuery(location.search)
    if (asked) setTerms(asked)
    return () => clearTimeout(pause.current)
  }, [fromQuery])

  const change = (part: Partial<S>) => {
    const next = { ...terms, ...part }
    setTerms(next)
    clearTimeout(pause.current)
    pause.current = window.setTimeout(() => keepInAddress(toQuery(next)), PAUSE_MS)
  }
  return { terms, change }
}
