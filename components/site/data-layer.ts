declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Tells the analytics of the page; they are loaded only after consent. */
export function pushToDataLayer(entry: Record<string, unknown>): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}
