import 'server-only'
import { setting } from '@/lib/settings/read'
import { corsOrigins } from './settings'

type Named = [name: string, value: string][]

/** What a page of another site may send, and read: a token in its header, never a cookie. */
const SENT = 'Authorization, Content-Type, Accept, Idempotency-Key, If-Match, X-Refresh-Token, X-Read-After'
const READ =
  'X-Request-Id, X-Access-Token, X-Refresh-Token, ETag, Retry-After, Content-Disposition, X-Read-After'
const DAY_SECONDS = 86_400

/** Whether a browser asks first what it may call. */
export const isPreflight = (method: string, headers: Headers): boolean =>
  method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')

/**
 * What tells the browser that a page of this origin may read the reply: nothing where the settings do not list the origin.
 * Without `Access-Control-Allow-Credentials` no browser sends or keeps a cookie.
 */
export async function corsHeaders(headers: Headers, allow?: string | null): Promise<Named> {
  const origin = headers.get('origin')
  if (!origin || !(await setting(corsOrigins)).includes(origin)) return []
  const shared: Named = [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Expose-Headers', READ],
  ]
  if (!allow) return shared
  return [
    ...shared,
    ['Access-Control-Allow-Methods', allow],
    ['Access-Control-Allow-Headers', SENT],
    ['Access-Control-Max-Age', String(DAY_SECONDS)],
  ]
}
