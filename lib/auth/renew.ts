import 'server-only'
import { loadActor } from './authenticate'
import { readCookie } from './cookie-header'
import { clearedCookies, sessionCookies } from './cookies'
import { loginPath, safeNext } from './next-path'
import { cookieNames, type Role } from './roles'
import { rotate } from './sessions'

/**
 * Renews a browser's pair between two pages, which cannot set cookies themselves, and sends it on to `next`.
 * It gives nothing away and changes nothing but the pair, so that a link from elsewhere may lead here.
 */
export async function renewForPage(request: Request, role: Role): Promise<Response> {
  const next = safeNext(role, new URL(request.url).searchParams.get('next'))
  const refresh = readCookie(request.headers.get('cookie'), cookieNames(role).refresh)
  const pair = refresh ? await rotate(refresh, [role]) : null
  const isGood = pair !== null && (await loadActor(pair)) !== null
  const headers = new Headers({ 'cache-control': 'no-store' })
  headers.set('location', isGood ? next : loginPath(role, next))
  for (const cookie of isGood ? sessionCookies(role, pair) : clearedCookies(role)) {
    headers.append('set-cookie', cookie)
  }
  return new Response(null, { status: 303, headers })
}
