const STAFF_KEYS = ['admin_user', 'agents_user'] as const

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

function signedIn(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Page view of a visitor for the analytics data layer; our own people are not counted, and nothing personal is sent. */
export function pushPageView(path: string): void {
  if (signedIn('clients_user') || STAFF_KEYS.some(signedIn)) return
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'page_view', page_path: path })
}
