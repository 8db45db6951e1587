import { hasConsent } from './consent'
import { pushToDataLayer } from './data-layer'

/** A conversion for the analytics data layer: only after consent to statistics, and nothing about the person. */
export function track(event: string, details: Record<string, string | number> = {}): void {
  if (!hasConsent('statistiche')) return
  pushToDataLayer({ event, ...details })
}
