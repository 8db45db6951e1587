import { readFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import path from 'node:path'
import { GONE_MARK } from '@/lib/core/gone-mark'
import { type Inner, proofHeader } from '@/lib/core/incoming-proof'
import * as internals from '@/lib/core/next-internals'
import { traceHeaders } from '@/lib/core/trace'
import { SiteUnavailable } from '@/lib/http/refusal'
import { tagsOfPage } from './made-pages'

type Known = {
  pages: string[]
  isKnown(path: string): boolean
  tagsOf(path: string): string[] | null
}

const TIMEOUT_MS = 15_000
/** No page's address is this long, and what is remembered of others must stay small. */
const MAX_PATH = 300

/** Never kept: the areas and the API are personal, frames have headers that follow the settings. */
const NEVER = /^\/(?:v2|api|_next|admin|agents|area-clienti|iframes)(?:[/?]|$)/

/** The pages that Next prerendered at build time, the families of pages it prerenders at first visit, and the tags of either. */
export function knownPages(distDir: string): Known {
  const file = path.join(distDir, internals.PRERENDER_MANIFEST)
  const { routes, dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8')) as internals.PrerenderManifest
  const pages = Object.entries(routes)
    .filter(([name, route]) => route.compute === internals.COMPUTED && !route.initialStatus && isPage(name))
    .map(([name]) => name)
  const fixed = new Set(pages)
  const families = Object.entries(dynamicRoutes)
    .filter(([name]) => !NEVER.test(name))
    .map(([, route]) => new RegExp(route.routeRegex))
  const isOfFamily = (name: string) =>
    name.length <= MAX_PATH && isPage(name) && families.some((one) => one.test(name))
  return {
    pages,
    isKnown: (name) => fixed.has(name) || isOfFamily(name),
    tagsOf: (name) => tagsOfPage(distDir, name),
  }
}

/**
 * What reads content and may leave it in Next's cache: pages, their payloads for the router, site maps, feeds.
 * Drawn pictures take seconds when the machine is busy, and a change need not wait for them.
 */
export const isContent = (target: string) =>
  !NEVER.test(target) && !/\/opengraph-image|\.(?!xml)[a-z0-9]+$/i.test(target.split('?', 1)[0] ?? '')

/** A page for visitors; sitemap.xml, robots.txt, images: Next serves those itself. */
export const isPage = (name: string) =>
  !NEVER.test(name) && !name.startsWith('/_') && !/\.[a-z0-9]+$/i.test(name)

/** `nonce`: what it was asked with; the scripts that were written for it bear it. */
export type SiteReply = { status: number; headers: NodeJS.Dict<string[]>; body: Buffer; nonce?: string }
export type Ask = (target: string, nonce?: string) => Promise<SiteReply>

export const isHtml = (headers: SiteReply['headers']): boolean =>
  headers['content-type']?.some((value) => value.startsWith('text/html')) ?? false

/** A request of our own to Next, on the socket where only this server is listened to. */
export function call(inner: Inner, target: string, options: RequestOptions, sent = ''): Promise<SiteReply> {
  const headers = { ...(options.headers as Record<string, string>), ...traceHeaders(), ...proofHeader(inner) }
  return new Promise((resolve, fail) => {
    const reject = (error: Error) => fail(new SiteUnavailable(error))
    const whole = { ...options, headers, socketPath: inner.socketPath, path: target, timeout: TIMEOUT_MS }
    const made = request(whole, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('error', reject)
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headersDistinct,
          body: Buffer.concat(chunks),
        }),
      )
    })
    made.on('timeout', () => made.destroy(new Error('Next did not answer in time')))
    made.on('error', reject)
    made.end(sent)
  })
}

/** Tells one of the threads something; false when it does not take it, or has gone. */
export type Tell = (inner: Inner, gone: AbortSignal) => Promise<boolean>
/** The threads in which Next makes pages. */
export type Renderers = {
  /** Has it done by one of those that have been told all. */
  ask<T>(work: (inner: Inner) => Promise<T>): Promise<T>
  /** Whether somebody waits for an answer of theirs that is no page of ours. */
  isBusy(): boolean
  /** Resolves when whoever may be asked from now on has been told. */
  tellAll(tell: Tell): Promise<void>
}

/** Asks Next for the page that everybody gets, uncompressed. */
export function askNext(renderers: Renderers, siteUrl: string): Ask {
  const site = new URL(siteUrl)
  const headers = {
    host: site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
    // Nobody's: a page for everybody must not see what only this machine may.
    'x-forwarded-for': '0.0.0.0',
    'x-client-ip': '0.0.0.0',
    'accept-encoding': 'identity',
    accept: 'text/html',
  }
  return async (target, nonce) => {
    // From here Next takes the nonce of what it writes.
    const marked = nonce ? { ...headers, 'content-security-policy': `script-src 'nonce-${nonce}'` } : headers
    const reply = await renderers.ask((inner) => call(inner, target, { headers: marked }))
    return { ...withOwnStatus(reply), ...(nonce && { nonce }) }
  }
}

/** The answer with the status that the page has given itself. */
export function withOwnStatus(reply: SiteReply): SiteReply {
  const { status, headers, body } = reply
  return status === 200 && isHtml(headers) && body.includes(GONE_MARK) ? { ...reply, status: 410 } : reply
}

/** What was found: a page for everybody, one that must not be kept, or nothing (a failure). */
type Found = { html: Buffer; headers: [string, string][] } | 'other' | 'failed'

/** Only what Next itself marks as the same for everybody may be kept. */
export function classify({ status, headers, body: html }: SiteReply): Found {
  if (status >= 500 || status === 0) return 'failed'
  const shared = headers['cache-control']?.some((value) => value.includes('s-maxage')) ?? false
  const whole = headers[internals.PRERENDERED] !== undefined && headers[internals.POSTPONED] === undefined
  if (status !== 200 || !shared || !whole || !isHtml(headers)) return 'other'
  // Next writes its list of fonts twice.
  const pairs = Object.entries(headers).flatMap(([name, values = []]) =>
    [...new Set(values)].map((value): [string, string] => [name, value]),
  )
  return { html, headers: pairs }
}
