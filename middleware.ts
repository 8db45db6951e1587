import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { areaOfPath } from '@/lib/auth/area-path'
import { areaPolicy } from '@/lib/auth/area-policy'
import { loginPath, PATH_HEADER, renewPath } from '@/lib/auth/next-path'
import { cookieNames, type Role } from '@/lib/auth/roles'
import { RENEW_BEFORE_MS, verifyAccess } from '@/lib/auth/tokens'
import { env } from '@/lib/core/env'
import { impersonal } from '@/lib/core/impersonal'
import { enterApi } from '@/lib/http/entry'
import { requestInfo } from '@/lib/http/request-info'

/*
 * The first look at a request, never the only check: pages ask a gate and /v2 authenticates again. It runs
 * in Node, where the secrets and the keys derived from them are those of the rest of the server.
 */
export const config = {
  matcher: ['/admin/:path*', '/agents/:path*', '/area-clienti/:path*', '/v2/:path*'],
  runtime: 'nodejs',
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const area = areaOfPath(request.nextUrl.pathname)
  const { requestId } = requestInfo(request.headers)
  // A page that is made for everybody with the same rights has no session of its own.
  const elsewhere = area?.guarded && !impersonal() ? await wayIn(request, area.role) : null
  const response = elsewhere ?? (area ? page(request, requestId) : api(request, requestId))
  response.headers.set('x-request-id', requestId)
  return response
}

/** Where somebody has to pass before a guarded page; null when the access token is good. */
async function wayIn(request: NextRequest, role: Role): Promise<NextResponse | null> {
  const names = cookieNames(role)
  const access = request.cookies.get(names.access)?.value
  const mayRenew = request.cookies.has(names.refresh)
  if (access && (await verifyAccess(role, access, mayRenew ? RENEW_BEFORE_MS : 0))) return null
  const { pathname, search } = request.nextUrl
  const next = pathname + search
  const path = mayRenew ? renewPath(role, next) : loginPath(role, next)
  return NextResponse.redirect(new URL(path, request.url))
}

function api(request: NextRequest, requestId: string): NextResponse {
  const entered = enterApi(request, requestId)
  if (entered instanceof Response) return new NextResponse(entered.body, entered)
  return NextResponse.next({ request: { headers: entered } })
}

/** A page of an area: it learns its own address and its nonce, and is never stored nor framed. */
function page(request: NextRequest, requestId: string): NextResponse {
  const { pathname, search } = request.nextUrl
  const nonce = randomBytes(16).toString('base64')
  const policy = areaPolicy(nonce, env().NODE_ENV === 'development', env().SITE_URL)
  const headers = new Headers(request.headers)
  headers.set('x-request-id', requestId)
  headers.set(PATH_HEADER, pathname + search)
  headers.set('x-nonce', nonce)
  // Next reads the nonce for its own scripts from here.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-frame-options', 'DENY')
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  response.headers.set('cache-control', 'private, no-store')
  return response
}
