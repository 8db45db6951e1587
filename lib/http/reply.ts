import 'server-only'
import { sessionCookies } from '@/lib/auth/cookies'
import type { Role } from '@/lib/auth/roles'
import { wholeResponse } from './whole-body'

/** A fresh pair of tokens that authentication minted because the access token had expired. */
export type Renewed = { role: Role; access: string; refresh: string } | null

export type Reply = { status: number; body: unknown }

/** What a verb returned → status and body; a Response is kept as it is. */
export function replyOf(value: unknown, status = 200): Reply {
  if (value instanceof Response) return { status: value.status, body: value }
  return value === undefined ? { status: 204, body: undefined } : { status, body: value }
}

/** Reply → Response. */
export function toResponse(reply: Reply, requestId: string): Response {
  const response = reply.body instanceof Response ? reply.body : json(reply)
  response.headers.set('x-request-id', requestId)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** Data opened as a page can load and run nothing; pages of the API bring a policy of their own. */
export function withSafeHeaders(response: Response): Response {
  if (!response.headers.has('content-security-policy'))
    response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  return response
}

/**
 * Adds the renewed tokens, to failed replies too: the old pair is used up. As headers for bearer clients,
 * as cookies for the site's own browser calls (middleware marks those with x-area).
 */
export function withRenewed(response: Response, renewed: Renewed, requestHeaders: Headers): Response {
  if (!renewed) return response
  if (requestHeaders.has('x-area')) {
    for (const cookie of sessionCookies(renewed.role, renewed)) response.headers.append('set-cookie', cookie)
  } else {
    response.headers.set('x-access-token', renewed.access)
    response.headers.set('x-refresh-token', renewed.refresh)
  }
  return response
}

function json({ status, body }: Reply): Response {
  if (body === undefined) return new Response(null, { status })
  return wholeResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}
