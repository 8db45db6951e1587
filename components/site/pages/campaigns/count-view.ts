import { isStaff } from '@/components/site/page-view'
import type { ViewInput } from '@/lib/features/campaigns/schema'

/** Counts a visit to a landing page: once a session, and never one of our own people. */
export function countView(view: ViewInput): void {
  if (isStaff()) return
  const key = `vista:${view.product}:${view.channel}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, view.variant)
  } catch {
    // Storage is closed: the visit counts each time, which is better than not at all.
  }
  navigator.sendBeacon('/v2/campaigns/view', new Blob([JSON.stringify(view)], { type: 'application/json' }))
}
