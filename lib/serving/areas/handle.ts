import 'server-only'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Actor } from '@/lib/auth/actor'
import { areaPolicy } from '@/lib/auth/area-policy'
import { loadActor } from '@/lib/auth/authenticate'
import { readCookie } from '@/lib/auth/cookie-header'
import { personOf, rightsKey, rightsOf } from '@/lib/auth/rights'
import { cookieNames, type Role } from '@/lib/auth/roles'
import { mustEnrol } from '@/lib/auth/second-factor'
import { RENEW_BEFORE_MS, verifyAccess } from '@/lib/auth/tokens'
import { todayInRome } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { addressesOfBuild } from '@/lib/http/route-patterns'
import { FIRST_ROWS } from '@/lib/resources/first-rows'
import type { Handler } from '@/lib/serving/pages/request-listener'
import { brandName } from '@/lib/settings/brand-name'
import { Kept, type Made } from '../kept'
import { type CachedPage, sendCached, toCachedPage } from './cached-page'
import { readFirstRows } from './page-data'
import { type PageRequest, parseRequest } from './page-request'
import { renderImpersonally } from './render'

/**
 * Such a page holds nothing of the database (lib/core/impersonal.ts), so that only the day changes it, which is part of its key. After this
 * it is made again while it is sent, for whatever nobody has thought of: making one takes as long as sending a hundred.
 */
const FRESH_MS = 15 * 60_000
const PERSONAL_MS = 10 * 60_000
/** Nobody makes a page that could not be kept again for so long. */
const OTHER_MS = 60_000

type Asked = { wanted: PageRequest; actor: Actor }
type Site = { siteUrl: string; isFixed: (path: string) => boolean }

/** Pages of the areas, made without anybody in them, by who may see them. */
export function keepAreaPages(next: Handler, siteUrl: string): AreaPages {
  const site = new URL(siteUrl)
  const whose = { host: site.host, secure: site.protocol === 'https:' }
  /** Pages that ask who they are for, and until when nobody tries them again. */
  const personal = new Map<string, number>()
  const make = async (_key: string, { wanted, actor }: Asked): Promise<Made<CachedPage>> => {
    const { path, target, router } = wanted
    const rendered = await renderImpersonally(next, rightsOf(actor), target, { ...whose, router })
    if (rendered.state.refused) personal.set(path, Date.now() + PERSONAL_MS)
    const page = toCachedPage(rendered)
    return page ? { value: page, bytes: page.bytes, tags: [] } : 'other'
  }
  const kept = new Kept<CachedPage, Asked>({
    names: { kept: 'area_pages', without: 'area_pages_without' },
    make,
    freshMs: FRESH_MS,
    otherMs: OTHER_MS,
    onError: (err, key) => logger().warn({ err, key }, 'page of an area not kept'),
  })
  return {
    values: () => kept.values(),
    isTried: (path) => (personal.get(path) ?? 0) < Date.now(),
    find: async (asked) => {
      const { wanted, actor } = asked
      const key = [todayInRome(), wanted.path, rightsKey(rightsOf(actor)), wanted.part].join(' ')
      return kept.peek(key, asked) ?? (await kept.find(key, asked).catch(() => undefined))
    },
  }
}

export type AreaPages = {
  values(): CachedPage[]
  /** Whether such a page may be for all who have the same rights. */
  isTried(path: string): boolean
  find(asked: Asked): Promise<CachedPage | undefined>
}

/**
 * Pages of the areas: what is the same for all who have the same rights is made once and cached, and sent to a session
 * that has been verified for this very request. Everything else is Next's, with all its redirections.
 */
export function cacheAreaPages(
  next: Handler,
  { siteUrl, isFixed }: Site,
  pages = keepAreaPages(next, siteUrl),
): Handler {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const wanted = parseRequest(request, isFixed)
    const person = wanted && pages.isTried(wanted.path) ? await signedIn(wanted.role, request) : null
    if (!wanted || !person) return next(request, response)
    const isList = wanted.part === '' && wanted.path in FIRST_ROWS
    const rows = isList ? readFirstRows(wanted, person.access, request.headers) : ''
    const [cached, data, brand] = await Promise.all([
      pages.find({ wanted, actor: person.actor }),
      rows,
      brandName(),
    ])
    if (!cached) return next(request, response)
    const nonce = randomBytes(16).toString('base64')
    response.setHeader('content-security-policy', areaPolicy(nonce, false, env().SITE_URL))
    await sendCached(request, response, cached, { ...personOf(person.actor), brand, nonce, data })
  }
}

/** Whoever is not signed in, or not for long, is sent to the right place by the page itself. */
async function signedIn(role: Role, { headers }: IncomingMessage) {
  const access = readCookie(headers.cookie ?? null, cookieNames(role).access)
  const claims = access ? await verifyAccess(role, access, RENEW_BEFORE_MS) : null
  const actor = claims && (await loadActor(claims).catch(() => null))
  // The page itself sends whoever has to set up a second factor to where that is done.
  return actor && access && !(await mustEnrol(actor)) ? { actor, access } : null
}

/** The pages whose address has no parameter: the others show one row each. */
export function fixedPages(distDir: string): (path: string) => boolean {
  const pages = Object.entries(addressesOfBuild(distDir)).filter(([file]) => file.endsWith('/page'))
  const fixed = new Set(pages.map(([, address]) => address).filter((address) => !address.includes('[')))
  return (name) => fixed.has(name)
}
