import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import type { Env } from '@/lib/core/env'
import {
  givenId,
  identify,
  isReadable,
  isSecure,
  securityHeaders,
  transportHeaders,
} from '@/lib/core/incoming'
import { logger } from '@/lib/core/logger'
import { type Counters, count, countPages, type Responder } from '@/lib/core/metrics'
import { ACTION, ROUTER_HEADERS, RSC, RSC_ASKED, STATIC } from '@/lib/core/next-internals'
import { type Copy, sendCopy } from '@/lib/http/copies'
import { negotiate } from '@/lib/http/encoding'
import { onHead } from '@/lib/http/on-head'
import { pathOf } from '@/lib/http/path-of'
import { type RefusalStatus, Refused, SiteUnavailable, sendRefusal } from '@/lib/http/refusal'
import { measureRequests } from '@/lib/http/request-figures'
import { traceVisit } from '@/lib/http/request-trace'
import { addressesOfApi, addressesOfBuild, routePatterns } from '@/lib/http/route-patterns'
import { canonicalPath } from './canonical-path'
import { guardReply } from './guard-reply'
import { sendOneOff } from './one-off'
import { packedFinder } from './packed-files'
import type { PackedPage } from './packed-page'
import type { Pages } from './pages'
import { isContent, isPage, type SiteReply } from './renderer'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Options = {
  settings: Env
  distDir: string
  /** Next's own. */
  handle: Handler
  /** Undefined in development, and until the first pages may be kept. */
  pagesOf(): Pages | undefined
  /** What is counted here. */
  tally: Counters
}

/** The request listener: what is kept in memory first, Next for everything else. */
export function requestListener({ settings, distDir, handle, pagesOf, tally }: Options) {
  const isProduction = settings.NODE_ENV === 'production'
  const proxies = settings.TRUSTED_PROXIES
  const countReply = (by: Responder, { statusCode }: ServerResponse) => count(tally, by, statusCode)
  const patternOf = routePatterns([...addressesOfApi(), ...Object.values(addressesOfBuild(distDir))])
  const measure = measureRequests(patternOf)
  // In development nothing has been packed, or it is old.
  const packedFile = isProduction ? packedFinder(distDir, securityHeaders('/', false)) : () => undefined

  const sendReady = (request: IncomingMessage, response: ServerResponse, by: Responder, copy?: Copy) => {
    if (!copy) return false
    sendCopy(request, response, copy, replyHeaders(request, proxies))
    countReply(by, response)
    return true
  }
  const pass = async (request: IncomingMessage, response: ServerResponse, extra: string[]) => {
    for (let at = 0; at + 1 < extra.length; at += 2) response.setHeader(extra[at] ?? '', extra[at + 1] ?? '')
    response.once('finish', () => countReply('next', response))
    // Next begins every page of an area with 200, before it knows what the page will say; of these the address says it.
    if (MISSING.has(pathOf(request.url)) && isVisit(request))
      onHead(response, (status) => (status === 200 ? 404 : status))
    if (isProduction) guardReply(response)
    countPages(tally, pagesOf()?.cache.size ?? 0)
    const gate = isContent(request.url ?? '/') ? pagesOf()?.gate : undefined
    await (gate ? gate.render(() => handle(request, response)) : handle(request, response))
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? '/'
    const path = pathOf(target)
    dropRouterHeaders(request)
    // Nearly every visit ends here: what can wait until nothing is ready waits.
    if (
      target.startsWith('/v2/') &&
      sendReady(request, response, 'page-cache', pagesOf()?.replies.find(request))
    )
      return
    if (
      path.startsWith(STATIC) &&
      sendReady(request, response, 'packed-files', fileFor(request, packedFile(path)))
    )
      return
    // A kept page cannot have read its query: whoever comes from a campaign gets the same one.
    const pages = isVisit(request) && isPage(path) ? pagesOf() : undefined
    if (pages && sendReady(request, response, 'page-cache', formFor(request, pages.cache.peek(path)))) return

    const { id, secure } = identify(request, proxies)
    const mark = ['X-Request-Id', id]
    const own = [...mark, ...securityHeaders(path, secure)]
    const refuse = (status: RefusalStatus, more: readonly string[] = []) => {
      sendRefusal(request, response, status, [...mark, ...more, ...securityHeaders('/', secure)])
      countReply('next', response)
    }
    const refused = refusalOf(request, target, path)
    if (refused) {
      refuse(refused, refused === 405 ? ALLOW : [])
      return
    }
    const elsewhere = redirection(request, target)
    if (elsewhere) {
      response.writeHead(308, ['Location', elsewhere, ...own])
      response.end()
      return
    }
    const later = async () => {
      if (!pages) return pass(request, response, own)
      const copy = formFor(request, await pages.cache.find(path))
      if (copy) {
        sendCopy(request, response, copy, [...mark, ...transportHeaders(secure)])
        return countReply('page-cache', response)
      }
      const made = await pages.ask(request.url ?? '/', randomBytes(16).toString('base64'))
      await sendOneOff(request, response, pages.isAway() ? laterOf(made) : made, own)
      countReply('next', response)
    }
    const answer = () =>
      later().catch((err) => {
        // What anybody can cause at will is not written down each time.
        if (!(err instanceof Refused)) logger().error({ err, requestId: id }, 'request failed')
        if (response.headersSent) response.destroy()
        else refuse(statusOf(err))
      })
    void measure(request, response, () => traceVisit(request, response, proxies, patternOf, answer))
  }
}

const ALLOW = ['Allow', 'GET, HEAD, OPTIONS']

/** What is not handed on at all. */
function refusalOf(request: IncomingMessage, target: string, path: string): RefusalStatus | undefined {
  if (!isReadable(target)) return 400
  // Next cannot make a Request of this method, and would answer with a 500.
  if (request.method === 'TRACE') return 405
  // The product has no server actions: none is known by whatever name, and Next would answer with a 500.
  if (request.headers[ACTION] !== undefined && !target.startsWith('/v2/')) return 404
  const takesIt = isReading(request) || request.method === 'OPTIONS' || TAKES_MORE.test(path)
  return takesIt ? undefined : 405
}

const formFor = ({ headers }: IncomingMessage, page?: PackedPage): Copy | undefined =>
  page?.copies[negotiate(headers['accept-encoding'])]

/** Files are packed in one form; who does not read it gets them from Next. */
const fileFor = (request: IncomingMessage, file?: Copy): Copy | undefined =>
  isReading(request) && negotiate(request.headers['accept-encoding']) === 'br' ? file : undefined

const statusOf = (err: unknown): RefusalStatus => {
  if (err instanceof Refused) return err.status
  return err instanceof SiteUnavailable ? 503 : 500
}

/** A page that could not be made because the database is away can be asked for again. */
const laterOf = (made: SiteReply): SiteReply =>
  made.status === 500 ? { ...made, status: 503, headers: { ...made.headers, 'retry-after': ['5'] } } : made

/** The areas' own addresses of the missing page. */
const MISSING: ReadonlySet<string> = new Set(['/admin/404', '/agents/404'])

/** What is asked for otherwise than by reading; a page takes no form. */
const TAKES_MORE = /^\/(?:v2|api|iframes|_next)(?:\/|$)/

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** The same address in its right spelling, with its query; null when it is right. */
function redirection(request: IncomingMessage, target: string): string | null {
  if (!isReading(request)) return null
  const [path = '', ...query] = target.split('?')
  const wanted = canonicalPath(path)
  return wanted === null ? null : [wanted, ...query].join('?')
}

/** Something asked for as a whole: no React Server Components payload, no action. */
const isVisit = (request: IncomingMessage): boolean =>
  isReading(request) && request.headers[RSC] !== RSC_ASKED && request.headers[ACTION] === undefined

/** What the router says of a payload means nothing of a page: a page that is asked for with it is the page that everybody gets. */
function dropRouterHeaders({ headers }: IncomingMessage): void {
  if (headers[RSC] === RSC_ASKED) return
  for (const name of ROUTER_HEADERS) delete headers[name]
}

const NONE: string[] = []

/**
 * What a kept copy lacks. It has no id of ours: nothing is written down of such a request that could be looked for
 * by it. One that a proxy gave goes back.
 */
function replyHeaders(request: IncomingMessage, proxies: BlockList): string[] {
  const id = givenId(request)
  const secure = isSecure(request, proxies)
  return id || secure ? [...(id ? ['X-Request-Id', id] : NONE), ...transportHeaders(secure)] : NONE
}
