import { withoutListedSecret } from '@/lib/core/secret-paths'
import { pushToDataLayer } from './data-layer'
import { CLIENT_KEY, parseStoredUser } from './stored-user'

const STAFF_KEYS = ['admin_user', 'agents_user'] as const

function signedIn(key: string): boolean {
  try {
    return parseStoredUser(localStorage.getItem(key)) !== null
  } catch {
    return false
  }
}

/** Whether one of our own people is looking: they are not counted. */
export const isStaff = (): boolean => STAFF_KEYS.some(signedIn)

/** Page view of a visitor for the analytics data layer; our own people are not counted, and nothing personal is sent. */
export function pushPageView(path: string): void {
  // Visits to the whistleblowing pages must not be recorded (D.Lgs. 24/2023).
  if (path.startsWith('/pagine/whistleblowing')) return
  if (signedIn(CLIENT_KEY) || isStaff()) return
  pushToDataLayer({ event: 'page_view', page_path: withoutListedSecret(path) })
}
