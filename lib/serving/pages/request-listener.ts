import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { ACTION, ROUTER_HEADERS, RSC, RSC_ASKED, STATIC } from '@/lib/core/next-internals'
import type { Env } from '../../core/env'
import {
  givenId,
  identify,
  isReadable,
  isSecure,
  securityHeaders,
  transportHeaders,
} from '../../core/incoming'
import { logger } from '../../core/logger'
import { type Counters, count, countPages, type Responder } from '../../core/metrics'
import { canonicalPath } from './canonical-path'
import { guardReply } from './guard-reply'
import { packedFinder } from './packed-files'
import { TooBusy } from './page-cache'
import type { Pages } from './pages'
import { type RefusalStatus, Refused, sendRefusal, withWords } from './refusal'
import { isContent, isPage, type SiteReply, SiteUnavailable } from './renderer'
import { measureRequests } from './request-figures'
import { traceVisit } from './request-trace'
import { patternsOfBuild } from './route-patterns'
import { negotiate, sendCopy, sendPage, sendReply } from './sender'

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
  const countReply = (by: Responder, { statusCode }: ServerResponse) => count(tally, by, statusCode)
  const patternOf = patternsOfBuild(distDir)
  const measure = measureRequests(patternOf)
  const pass = async (request: IncomingMessage, response: ServerResponse, extra: string[]) => {
    for (let at = 0; at + 1 < extra.length; at += 2) response.setHeader(extra[at] ?? '', extra[at + 1] ?? '')
    response.once('finish', () => countReply('next', response))
    if (MISSING.has(pathOf(request.url ?? '/')) && isVisit(request)) answerMissing(response)
    if (settings.NODE_ENV === 'production') guardReply(response)
    countPages(tally, pagesOf()?.cache.size ?? 0)
    const gate = isContent(request.url ?? '/') ? pagesOf()?.gate : undefined
    await (gate ? gate.render(() => handle(request, response)) : handle(request, response))
  }
  // In development nothing has been packed, or it is old.
  const packed =
    settings.NODE_ENV === 'production' ? packedFinder(distDir, securityHeaders('/', false)) : () => undefined
  const sendPacked = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const file = packed(path)
    if (!file || !isReading(request) || negotiate(request.headers['accept-encoding']) !== 'br') return false
    sendCopy(request, response, file, replyHeaders(request, settings.TRUSTED_PROXIES))
    countReply('packed-files', response)
    return true
  }
  /** Nearly every visit ends here: what can wait until a page is missing waits. */
  const sendCachedPage = (request: IncomingMessage, response: ServerResponse, pages: Pages, path: string) => {
    const ready = pages.cache.peek(path)
    if (!ready) return false
    sendPage(request, response, ready, replyHeaders(request, settings.TRUSTED_PROXIES))
    countReply('page-cache', response)
    return true
  }
  const sendCachedReply = (request: IncomingMessage, response: ServerResponse) => {
    const ready = pagesOf()?.replies.find(request)
    if (!ready) return false
    sendCopy(request, response, ready, replyHeaders(request, settings.TRUSTED_PROXIES))
    countReply('page-cache', response)
    return true
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? '/'
    dropRouterHeaders(request)
    // A kept page cannot have read its query: whoever comes from a campaign gets the same one.
    if (target.startsWith('/v2/') && sendCachedReply(request, response)) return
    const path = pathOf(target)
    if (path.startsWith(STATIC) && sendPacked(request, response, path)) return
    const pages = isVisit(request) && isPage(path) ? pagesOf() : undefined
    if (pages && sendCachedPage(request, response, pages, path)) return
    const { id, secure } = identify(request, settings.TRUSTED_PROXIES)
    const mark = ['X-Request-Id', id]
    const refuse = (status: RefusalStatus, more: string[] = []) => {
      sendRefusal(request, response, status, [...mark, ...more, ...securityHeaders('/', secure)])
      countReply('next', response)
    }
    if (!isReadable(target)) {
      refuse(400)
      return
    }
    // Next cannot make a Request of this method, and would answer with a 500.
    if (request.method === 'TRACE') {
      response.writeHead(405, ['Allow', 'GET, HEAD, OPTIONS', ...mark, ...securityHeaders('/', secure)])
      response.end()
      return
    }
    // The product has no server actions: none is known by whatever name, and Next would answer with a 500.
    if (request.headers[ACTION] !== undefined && !target.startsWith('/v2/')) {
      refuse(404)
      return
    }
    if (!isReading(request) && request.method !== 'OPTIONS' && !TAKES_MORE.test(path)) {
      refuse(405, ['Allow', 'GET, HEAD, OPTIONS'])
      return
    }
    const elsewhere = redirection(request, target)
    if (elsewhere) {
      response.writeHead(308, ['Location', elsewhere, ...mark, ...securityHeaders(path, secure)])
      response.end()
      return
    }
    const later = async () => {
      const page = await pages?.cache.find(path)
      if (!page && pages) {
        const made = await pages.ask(request.url ?? '/', randomBytes(16).toString('base64'))
        const extra = [...mark, ...securityHeaders(path, secure)]
        await sendReply(request, response, withWords(pages.isAway() ? laterOf(made) : made), extra)
        return countReply('next', response)
      }
      if (!page) return pass(request, response, [...mark, ...securityHeaders(path, secure)])
      sendPage(request, response, page, [...mark, ...transportHeaders(secure)])
      countReply('page-cache', response)
    }
    const answer = () =>
      later().catch((err) => {
        // What anybody can cause at will is not written down each time.
        if (!(err instanceof Refused)) logger().error({ err, requestId: id }, 'request failed')
        if (response.headersSent) response.destroy()
        else refuse(statusOf(err))
      })
    void measure(request, response, () =>
      traceVisit(request, response, settings.TRUSTED_PROXIES, patternOf, answer),
    )
  }
}

const statusOf = (err: unknown): RefusalStatus => {
  if (err instanceof Refused) return err.status
  return err instanceof SiteUnavailable || err instanceof TooBusy ? 503 : 500
}

/** A page that could not be made because the database is away can be asked for again. */
const laterOf = (made: SiteReply): SiteReply =>
  made.status === 500 ? { ...made, status: 503, headers: { ...made.headers, 'retry-after': ['5'] } } : made

/** The areas' own addresses of the missing page. */
const MISSING: ReadonlySet<string> = new Set(['/admin/404', '/agents/404'])

/** Next begins every page of an area with 200, before it knows what the page will say; of these the address says it. */
function answerMissing(response: ServerResponse): void {
  const write = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => write(status === 200 ? 404 : status, ...rest)
}

const pathOf = (target: string) => {
  const query = target.indexOf('?')
  return query < 0 ? target : target.slice(0, query)
}

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
