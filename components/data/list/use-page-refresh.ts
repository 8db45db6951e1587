'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'

/** A page that does not come must not keep back the word that something was done. */
const LONGEST_MS = 5_000

/**
 * Draws the server's part of the page again, and is done when it stands there: what is told after it is true of what
 * the reader sees. It is done too when its own part goes away with the old page.
 */
export function usePageRefresh(): () => Promise<void> {
  const router = useRouter()
  const [pending, start] = useTransition()
  const waiting = useRef(new Set<() => void>())
  const isGone = useRef(false)
  useEffect(() => {
    if (!pending) release(waiting.current)
  }, [pending])
  useEffect(() => {
    const here = waiting.current
    isGone.current = false
    return () => {
      isGone.current = true
      release(here)
    }
  }, [])
  return useCallback(
    () =>
      new Promise((resolve) => {
        // Without a connection Next would leave the page for the browser's own, and what is on it would be lost.
        if (!navigator.onLine) return resolve()
        waiting.current.add(resolve)
        setTimeout(resolve, LONGEST_MS)
        start(() => router.refresh())
        // A row that has left its list hears of no page any more.
        if (isGone.current) resolve()
      }),
    [router],
  )
}

function release(waiting: Set<() => void>): void {
  for (const done of waiting) done()
  waiting.clear()
}
