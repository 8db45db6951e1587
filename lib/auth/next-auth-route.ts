import 'server-only'
import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { clearedCookies } from './cookies'
import { nextAuthOptions } from './next-auth'
import { unreadable } from './next-auth-input'
import { cookieNames, ROLE_NAMES, ROLES, type Role } from './roles'

/** What of next-auth is open: reading the session and signing out. */
const ALLOWED = new Set(['GET session', 'GET csrf', 'POST signout'])

/** Takes a cookie away that next-auth could not read: it would be refused for ever. */
const noCallback = (role: Role) => ({ 'set-cookie': `${role}_callback=; Path=/; Max-Age=0` })

type Context = { params: Promise<{ role: string; nextauth: string[] }> }

/** One handler for the three roles, each with its own secret and its own cookies. */
export async function nextAuthRoute(request: NextRequest, context: Context): Promise<Response> {
  const { role: name, nextauth } = await context.params
  const role = ROLE_NAMES.find((known) => known === name)
  const action = `${request.method} ${nextauth.join('/')}`
  if (!role || !ALLOWED.has(action)) return new Response('Non trovato.', { status: 404 })
  const reason = await unreadable(request, role)
  if (reason) return new Response(reason, { status: 400, headers: noCallback(role) })
  const response: Response = await NextAuth(request, { params: { nextauth } }, nextAuthOptions(role))
  return withOwnCookies(await withOwnAddress(response, role), role, request.method === 'POST')
}

/**
 * next-auth does not know the site's address and makes one up (localhost, on a port of its own). All it may lead to is
 * the sign-in page, on whatever address it was called by.
 */
async function withOwnAddress(response: Response, role: Role): Promise<Response> {
  const headers = new Headers(response.headers)
  const { status } = response
  if (headers.has('location')) {
    headers.set('location', ROLES[role].login)
    return new Response(null, { status, headers })
  }
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
  const body = isJson ? ((await response.clone().json()) as { url?: unknown }) : null
  if (!body?.url) return response
  return Response.json({ url: ROLES[role].login }, { status, headers })
}

/**
 * next-auth would write the access cookie at every look; the pair changes only by our own rotation. After a
 * sign-out that next-auth has accepted (it checks its CSRF token), the whole pair goes.
 */
function withOwnCookies(response: Response, role: Role, mayLeave: boolean): Response {
  const headers = new Headers(response.headers)
  const lines = headers.getSetCookie()
  const access = lines.filter((line) => line.startsWith(cookieNames(role).access))
  // Its callback cookie holds the address that it made up, and nobody asks for it.
  const kept = lines.filter((line) => !access.includes(line) && !line.startsWith(`${role}_callback`))
  const left = mayLeave && access.length > 0
  headers.delete('set-cookie')
  for (const line of left ? [...kept, ...clearedCookies(role)] : kept) headers.append('set-cookie', line)
  return new Response(response.body, { status: response.status, headers })
}
