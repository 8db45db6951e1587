'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { PREFERENCES_PATH, QUEUE_KEY, storedConsent, watchConsent } from '../consent'

const Banner = lazy(() => import('./banner').then(({ Banner: component }) => ({ default: component })))

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
