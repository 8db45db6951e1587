import 'server-only'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Actor } from '@/lib/auth/actor'
import { loadActor } from '@/lib/auth/authenticate'
import { readCookie } from '@/lib/auth/cookie-header'
import { personOf, rightsKey, rightsOf } from '@/lib/auth/rights'
import { cookieNames, type Role } from '@/lib/auth/roles'
import { mustEnrol } from '@/lib/auth/second-factor'
import { RENEW_BEFORE_MS, verifyAccess } from '@/lib/auth/tokens'
import { todayInRome } from '@/lib/core/dates'
import { logger } from '@/lib/core/logger'
import { ROUTES_MANIFEST } from '@/lib/core/next-internals'
import type { Handler } from '@/lib/serving/pages/request-listener'
import { AreaPageCache } from './area-page-cache'
import { type CachedPage, policyWith, toCachedPage } from './cached-page'
import { FIRST_ROWS } from './first-rows'
import { readFirstRows } from './page-data'
import { type PageRequest, parseRequest } from './page-request'
import { renderImpersonally } from './render'
import { sendCached } from './send'

/**
 * Such a page holds nothing of the database (lib/core/impersonal.ts), so that only the day changes it, which is part of its key. After this
 * it is made again while it is sent, for whatever nobody has thought of: making one takes as long as sending a hundred.
 */
const FRESH_MS = 15 * 60_000
const PERSONAL_MS = 10 * 60_000

type Options = { siteUrl: string; distDir: string; cache?: AreaPageCache }

/**
 * Pages of the areas: what is the same for all who have the same rights is made once and cached, and sent to a session
 * that has been verified for this very request. Everything else is Next's, with all its redirections.
 */
export function cacheAreaPages(
  next: Handler,
  { siteUrl, distDir, cache = newAreaPageCache() }: Options,
): Handler {
  const site = new URL(siteUrl)
  const isFixed = fixedPages(distDir)
  /** Pages that ask who they are for, and until when nobody tries them again. */
  const personal = new Map<string, number>()
  const make = async (
    { path: page, target, router }: PageRequest,
    actor: Actor,
  ): Promise<CachedPage | null> => {
    const whose = { router, host: site.host, secure: site.protocol === 'https:' }
    const rendered = await renderImpersonally(next, rightsOf(actor), target, whose)
    if (rendered.state.refused) personal.set(page, Date.now() + PERSONAL_MS)
    return toCachedPage(rendered)
  }
  const find = (wanted: PageRequest, actor: Actor) =>
    cache
      .find([todayInRome(), wanted.path, rightsKey(rightsOf(actor)), wanted.part].join(' '), () =>
        make(wanted, actor),
      )
      .catch((err: unknown) => {
        logger().warn({ err, path: wanted.path }, 'page of an area not kept')
        return null
      })
  return async (request: IncomingMessage, response: ServerResponse) => {
    const wanted = parseRequest(request, isFixed)
    const isTried = wanted !== null && (personal.get(wanted.path) ?? 0) < Date.now()
    const person = isTried ? await signedIn(wanted.role, request) : null
    if (!wanted || !person) return next(request, response)
    const isList = wanted.part === '' && wanted.path in FIRST_ROWS
    const rows = isList ? readFirstRows(wanted, person.access, request.headers) : ''
    const [cached, data] = await Promise.all([find(wanted, person.actor), rows])
    if (!cached) return next(request, response)
    const nonce = randomBytes(16).toString('base64')
    response.setHeader('content-security-policy', policyWith(nonce))
    await sendCached(request, response, cached, { ...personOf(person.actor), nonce, data })
  }
}

export const newAreaPageCache = (): AreaPageCache => new AreaPageCache({ freshMs: FRESH_MS })

/** Whoever is not signed in, or not for long, is sent to the right place by the page itself. */
async function signedIn(role: Role, { headers }: IncomingMessage) {
  const access = readCookie(headers.cookie ?? null, cookieNames(role).access)
  const claims = access ? await verifyAccess(role, access, RENEW_BEFORE_MS) : null
  const actor = claims && (await loadActor(claims).catch(() => null))
  // The page itself sends whoever has to set up a second factor to where that is done.
  return actor && access && !(await mustEnrol(actor)) ? { actor, access } : null
}

/** The pages whose address has no parameter: the others show one row each. */
function fixedPages(distDir: string): (path: string) => boolean {
  const file = path.join(distDir, ROUTES_MANIFEST)
  const routes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const fixed = new Set(
    Object.entries(routes)
      .filter(([name, address]) => name.endsWith('/page') && !address.includes('['))
      .map(([, address]) => address),
  )
  return (name) => fixed.has(name)
}
