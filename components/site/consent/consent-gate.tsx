'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { PREFERENCES_PATH, QUEUE_KEY, storedConsent, watchConsent } from '../consent'

const Banner = lazy(() => import('./banner').then(({ Banner: component }) => ({ default: component })))

const LATEST_MS = 2_000

/* After the page has been drawn and the browser has nothing better to do. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}

function hasQueue(): boolean {
  try {
    return (localStorage.getItem(QUEUE_KEY)?.length ?? 0) > 2
  } catch {
    return false
  }
}

const flush = () => {
  if (hasQueue()) void import('./save-consent').then(({ sendConsents }) => sendConsents())
}

/**
 * Shows the cookie banner to visitors who have not chosen yet, when the browser is idle; others load nothing of it.
 */
export function ConsentGate() {
  const path = usePathname()
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    const look = () => setAsking(storedConsent() === null)
    const unwatch = watchConsent(look)
    const cancel = whenIdle(() => {
      look()
      flush()
    })
    addEventListener('online', flush)
    return () => {
      cancel()
      unwatch()
      removeEventListener('online', flush)
    }
  }, [])

  // The page of preferences is itself the question.
  if (!asking || path === PREFERENCES_PATH) return null
  return (
    <Suspense fallback={null}>
      <Banner onDone={() => setAsking(false)} />
    </Suspense>
  )
}
