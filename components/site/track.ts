import { hasConsent } from './consent'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** A conversion for the analytics data layer: only after consent to statistics, and nothing about the person. */
export function track(event: string, details: Record<string, string | number> = {}): void {
  if (!hasConsent('statistiche')) return
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...details })
}
