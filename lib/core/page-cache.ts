import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { readyHtml } from './page-html'
import { cachedPagePolicy } from './page-policy'

export type Encoding = 'br' | 'gzip' | 'identity'
/** Headers are flat lists of names and values; `unchanged` are those of a 304, which describe no body. */
export type Copy = { body: Buffer; etag: string; headers: string[]; unchanged: string[] }
/** `retryAt`: the last render failed; until then the copy is served even though it is stale. */
export type Page = {
  copies: Record<Encoding, Copy>
  at: number
  stale: boolean
  retryAt: number
  /** What the page shows; null when that is not known, and any change may concern it. */
  tags: readonly string[] | null
}

/** What the renderer found: a page for everybody, one that must not be kept, or nothing (a failure). */
export type Rendered =
  | { kind: 'page'; html: Buffer; headers: [string, string][] }
  | { kind: 'other' }
  | { kind: 'failed' }
export type Render = (path: string) => Promise<Rendered>

type Options = {
  render: Render
  isKnown(path: string): boolean
  /** The tags of a page that has just been rendered. */
  tagsOf?(path: string): readonly string[] | null
  /** What every copy is sent with, besides what the renderer says. */
  headers?: readonly string[]
  freshMs?: number
  maxPages?: number
  now?: () => number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Headers of the renderer that make no sense on a kept copy: it may be sent over http and https. */
const DROPPED =
  /^(?:x-nextjs-|etag$|cache-control$|content-|transfer-encoding$|connection$|keep-alive$|date$|vary$|x-request-id$|set-cookie$|strict-transport-security$)/i
/** While a page cannot be rendered its last copy is served, and the next attempt waits this long. */
const RETRY_MS = 2_000
/** How long a path whose page is not to be kept, or not complete yet, is left to the renderer. */
const OTHER_MS = 5_000
/** How often warming looks whether visitors still wait. */
const GIVE_WAY_MS = 10

function copyOf(body: Buffer, encoding: Encoding, hash: string, shared: string[]): Copy {
  const etag = `"${hash}-${encoding}"`
  const unchanged = [...shared, 'ETag', etag]
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const about = [
    'Content-Type',
    'text/html; charset=utf-8',
    ...encoded,
    'Content-Length',
    String(body.length),
  ]
  return { body, etag, headers: [...unchanged, ...about], unchanged }
}

type Made = { html: Buffer; headers: [string, string][] }

async function pageOf(made: Made, headers: readonly string[], at: number): Promise<Page> {
  const text = readyHtml(made.html.toString())
  const html = Buffer.from(text)
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const kept = made.headers.filter(
    ([name]) => !DROPPED.test(name) && !/^content-security-policy$/i.test(name),
  )
  const shared = [
    ...kept.flat(),
    ...headers,
    'Content-Security-Policy',
    cachedPagePolicy(text),
    // Browsers ask every time and get a 304; only this process knows when a page has changed.
    'Cache-Control',
    'public, max-age=0, must-revalidate',
    'Vary',
    'Accept-Encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
  ]
  const [br, gz] = await Promise.all([
    brotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
    zip(html, { level: 9 }),
  ])
  const copies = {
    br: copyOf(br, 'br', hash, shared),
    gzip: copyOf(gz, 'gzip', hash, shared),
    identity: {
      ...copyOf(html, 'identity', hash, shared),
      // Three quarters of a page's weight, for the few who read nothing smaller.
      get body() {
        return gunzipSync(gz)
      },
    },
  }
  return { copies, at, stale: false, retryAt: 0, tags: null }
}

/** Whole prerendered pages in memory. It never loses a good copy to a failed render. */
export class PageCache {
  private readonly pages = new Map<string, Page>()
  private readonly others = new Map<string, number>()
  private readonly flights = new Map<string, Promise<Page | undefined>>()
  /** Grows with every change of content: a render that began before a change is old when it ends. */
  private generation = 0
  /** Visitors who wait for a page. */
  private waiting = 0
  private readonly freshMs: number
  private readonly maxPages: number
  private readonly now: () => number

  constructor(private readonly options: Options) {
    this.freshMs = options.freshMs ?? 60_000
    this.maxPages = options.maxPages ?? 1_000
    this.now = options.now ?? Date.now
  }

  get size(): number {
    return this.pages.size
  }

  /** A copy that can be sent at once, without waiting. */
  peek(path: string): Page | undefined {
    const page = this.pages.get(path)
    if (!page) return undefined
    if (page.stale) return this.now() < page.retryAt ? page : undefined
    // Only old, not known to be wrong: send it and look for a newer one meanwhile.
    if (this.now() - page.at > this.freshMs) void this.refresh(path)
    return page
  }

  /** The page after a change, or at its first visit; undefined when the renderer must answer by itself. */
  async find(path: string): Promise<Page | undefined> {
    const old = this.pages.get(path)
    if (!old && (!this.options.isKnown(path) || this.isOther(path))) return undefined
    this.waiting += 1
    const fresh = await this.refresh(path).finally(() => {
      this.waiting -= 1
    })
    return fresh ?? this.pages.get(path)
  }

  /** Content has changed: no copy that shows it may be sent before it has been rendered again. */
  markStale(changed: readonly string[]): void {
    this.generation += 1
    this.others.clear()
    for (const page of this.pages.values()) {
      if (!page.tags || page.tags.some((tag) => changed.includes(tag))) page.stale = true
    }
  }

  /** Renders again what is stale, one page after the other, so that visitors find it ready; they come first. */
  async warm(paths: Iterable<string> = [...this.pages.keys()]): Promise<void> {
    const generation = this.generation
    for (const path of paths) {
      if (generation !== this.generation) return
      while (this.waiting > 0) await sleep(GIVE_WAY_MS)
      const page = this.pages.get(path)
      if (!page || page.stale) await this.refresh(path)
    }
  }

  private isOther(path: string): boolean {
    const since = this.others.get(path)
    if (since === undefined) return false
    if (this.now() - since < OTHER_MS) return true
    this.others.delete(path)
    return false
  }

  private refresh(path: string): Promise<Page | undefined> {
    const key = `${this.generation} ${path}`
    const running = this.flights.get(key)
    if (running) return running
    const flight = this.render(path, this.generation).finally(() => this.flights.delete(key))
    this.flights.set(key, flight)
    return flight
  }

  private async render(path: string, generation: number): Promise<Page | undefined> {
    const result = await this.options.render(path).catch(() => ({ kind: 'failed' }) as const)
    const overtaken = generation !== this.generation
    if (result.kind === 'failed') {
      const old = this.pages.get(path)
      if (old) old.retryAt = this.now() + RETRY_MS
      return undefined
    }
    if (result.kind === 'other') {
      if (overtaken) return undefined
      this.pages.delete(path)
      if (this.others.size > 10_000) this.others.clear()
      this.others.set(path, this.now())
      return undefined
    }
    const page = await pageOf(result, this.options.headers ?? [], this.now())
    page.tags = this.options.tagsOf?.(path) ?? null
    // Content changed while this render ran: it answers who waited for it, and is not kept as fresh.
    page.stale = overtaken
    if (!overtaken || !this.pages.has(path)) this.keep(path, page)
    return page
  }

  private keep(path: string, page: Page): void {
    this.pages.delete(path)
    this.pages.set(path, page)
    const oldest = this.pages.keys().next().value
    if (this.pages.size > this.maxPages && oldest !== undefined) this.pages.delete(oldest)
  }
}
