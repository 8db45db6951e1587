import { setTimeout as sleep } from 'node:timers/promises'
import { BoundedCache } from '@/lib/core/bounded-cache'
import { packed, type Rendered } from './copies'
import type { Page } from './page'
import { newSemaphore } from './semaphore'

type Shelf = BoundedCache<string, Page>
export type Render = (path: string) => Promise<Rendered>

type Options = {
  render: Render
  isKnown(path: string): boolean
  /** The tags of a page that has just been rendered. */
  tagsOf?(path: string): readonly string[] | null
  /** What every copy is sent with, besides what the renderer says. */
  headers?: readonly string[]
  /** Whether the database is known to be away: a page that has changed cannot be made then. */
  isAway?(): boolean
  /** Whether somebody waits for something else that the same threads answer. */
  isBusy?(): boolean
  /** Told of what kept a page from being made; its last good copy stays. */
  onError?(err: unknown, path: string): void
  freshMs?: number
  patienceMs?: number
  /** Of the pages that the site links to, and of all others together. */
  maxBytes?: { linked?: number; others?: number }
  maxFlights?: number
  now?: () => number
}

/** While a page cannot be rendered its last copy is served; the pause before the next attempt grows from and to this. */
const FIRST_RETRY_MS = 250
const RETRY_MS = 2_000
/** A visitor waits so long for a page that may be the same as its copy, then gets the copy. */
const PATIENCE_MS = 1_000
/** Who waits for a page that has changed looks so many times in as long again whether the database is away. */
const LOOKS = 8
/** How long a path whose page is not to be kept, or not complete yet, is left to the renderer. */
const OTHER_MS = 5_000
/** No page's address is this long, and what is remembered of others must stay small. */
const MAX_PATH = 300
/** How often warming looks whether visitors still wait, and for how long it lets them go first where there are always some. */
const GIVE_WAY_MS = 10
const MAX_WAY_MS = 1_000
/** However slow a page was, the next one is begun after this. */
const MAX_REST_MS = 2_000
/** Renders for visitors who have a copy to fall back on: more would only make each other slower. */
const AT_ONCE = 3
/** Renders at once in all, with those for visitors who have nothing yet. */
const MAX_FLIGHTS = 200

/** More pages are being made than can be: whoever asks for one more is told so. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** Whole prerendered pages in memory. It never loses a good copy to a failed render, and it never rejects unheard. */
export class PageCache {
  /** The pages that the site links to have room of their own: no visit to other addresses takes it from them. */
  private readonly linked: Shelf
  private readonly rest: Shelf
  private links: ReadonlySet<string> = new Set()
  private readonly others = new BoundedCache<string, number>('pages_without')
  private readonly flights = new Map<string, Promise<Page | undefined>>()
  /** Pages that are renewed a few at a time, since each has a copy that is sent meanwhile. */
  private renewals = new Map<string, Promise<Page | undefined>>()
  private semaphore = newSemaphore(AT_ONCE)
  /** Grows with every change of content: a render that began before a change is old when it ends. */
  private generation = 0
  /** Visitors who wait for a page. */
  private waiting = 0
  private readonly settings: Required<Omit<Options, 'tagsOf' | 'isAway' | 'isBusy' | 'onError'>> & Options

  constructor(options: Options) {
    this.settings = {
      headers: [],
      freshMs: 60_000,
      patienceMs: PATIENCE_MS,
      maxBytes: {},
      maxFlights: MAX_FLIGHTS,
      now: Date.now,
      ...options,
    }
    const { linked, others } = this.settings.maxBytes
    this.linked = new BoundedCache('pages_linked', { maxBytes: linked })
    this.rest = new BoundedCache('pages_other', { maxBytes: others })
  }

  get size(): number {
    return this.linked.size + this.rest.size
  }

  /** A copy that can be sent at once, without waiting. */
  peek(path: string): Page | undefined {
    const page = this.linked.get(path) ?? this.rest.get(path)
    if (!page) return undefined
    const now = this.settings.now()
    if (page.state !== 'fresh') return now < page.retryAt ? page : undefined
    // Only old, not known to be wrong: send it and look for a newer one meanwhile.
    if (now - page.at > this.settings.freshMs && now >= page.retryAt) void this.renew(path)
    return page
  }

  /** The page after a change, or at its first visit; undefined when the renderer must answer by itself. */
  async find(path: string): Promise<Page | undefined> {
    const old = this.get(path)
    if (!old && (path.length > MAX_PATH || !this.settings.isKnown(path) || this.isOther(path)))
      return undefined
    this.waiting += 1
    try {
      const fresh = old ? await this.orOld(path, old) : await this.refresh(path)
      return fresh ?? this.get(path)
    } finally {
      this.waiting -= 1
    }
  }

  /** Which pages the site itself leads to. */
  link(paths: Iterable<string>): void {
    this.links = new Set(paths)
    for (const [from, to] of [
      [this.linked, this.rest],
      [this.rest, this.linked],
    ] as const) {
      for (const path of from.keys().filter((one) => this.shelfOf(one) === to)) {
        const page = from.peek(path)
        from.delete(path)
        if (page) to.set(path, page, page.bytes)
      }
    }
  }

  /** Content has changed: no copy that shows it may be sent before it has been rendered again. */
  markStale(changed: readonly string[]): void {
    this.begin()
    for (const page of this.all()) {
      if (mayShow(page, changed)) page.state = 'stale'
    }
  }

  /**
   * Any page, or any with these tags, may have changed, and most have not: each is renewed, and its copy is good if that
   * takes long.
   */
  doubt(changed?: readonly string[]): void {
    this.begin()
    for (const page of this.all()) {
      if (page.state === 'fresh' && mayShow(page, changed)) page.state = 'doubtful'
    }
  }

  /**
   * Renders again what is not fresh, one page after the other, so that visitors find it ready; they come first. False
   * when it was left because content has changed again. `rest`: how many times as long as each has taken nothing is rendered
   * then, which is longer the busier the threads are.
   */
  async warm(
    paths: Iterable<string> = [...this.linked.keys(), ...this.rest.keys()],
    rest = 0,
  ): Promise<boolean> {
    const generation = this.generation
    for (const path of paths) {
      if (generation !== this.generation) return false
      const until = performance.now() + MAX_WAY_MS
      while (this.waiting > 0 || (this.settings.isBusy?.() && performance.now() < until))
        await sleep(GIVE_WAY_MS)
      if (this.get(path)?.state === 'fresh') continue
      const begunAt = performance.now()
      await this.refresh(path).catch(() => undefined)
      if (rest > 0) await sleep(Math.min(rest * (performance.now() - begunAt), MAX_REST_MS))
    }
    return true
  }

  private get(path: string): Page | undefined {
    return this.linked.peek(path) ?? this.rest.peek(path)
  }

  private shelfOf(path: string): Shelf {
    return this.links.has(path) ? this.linked : this.rest
  }

  private *all(): Iterable<Page> {
    yield* this.linked.values()
    yield* this.rest.values()
  }

  /** What began before may wait for a connection on which nothing comes any more: nothing waits for it from here on. */
  private begin(): void {
    this.generation += 1
    this.others.clear()
    this.renewals = new Map()
    this.semaphore = newSemaphore(AT_ONCE, this.semaphore)
    for (const page of this.all()) Object.assign(page, { retryAt: 0, pauseMs: FIRST_RETRY_MS })
  }

  private isOther(path: string): boolean {
    const since = this.others.peek(path)
    if (since === undefined) return false
    if (this.settings.now() - since < OTHER_MS) return true
    this.others.delete(path)
    return false
  }

  /** A page that has changed is waited for, unless it cannot be made; one in doubt for a moment only. */
  private async orOld(path: string, old: Page): Promise<Page | undefined> {
    const isSure = old.state === 'stale'
    const flight = isSure ? this.refresh(path).catch(() => undefined) : this.renew(path)
    let patienceMs = this.settings.patienceMs
    while (await isLate(flight, patienceMs)) {
      patienceMs = this.settings.patienceMs / LOOKS
      if (isSure && !this.settings.isAway?.()) continue
      old.retryAt = this.settings.now() + RETRY_MS
      return old
    }
    return flight
  }

  /** A few at a time, and each path once; never rejects. */
  private renew(path: string): Promise<Page | undefined> {
    const running = this.renewals.get(path)
    if (running) return running
    const { renewals } = this
    const renewal = this.semaphore.take(() => {
      const page = this.get(path)
      const isNew = page?.state === 'fresh' && this.settings.now() - page.at <= this.settings.freshMs
      return isNew ? Promise.resolve(page) : this.refresh(path)
    })
    const settled = renewal.catch(() => undefined).finally(() => renewals.delete(path))
    renewals.set(path, settled)
    return settled
  }

  private refresh(path: string): Promise<Page | undefined> {
    const key = `${this.generation} ${path}`
    const running = this.flights.get(key)
    if (running) return running
    if (this.flights.size >= this.settings.maxFlights) return Promise.reject(new TooBusy())
    const flight = this.render(path, this.generation).finally(() => this.flights.delete(key))
    this.flights.set(key, flight)
    return flight
  }

  /** Whatever goes wrong in it (no descriptors left for the page's tags, say), the last good copy stays. */
  private async render(path: string, generation: number): Promise<Page | undefined> {
    try {
      const result = await this.settings.render(path)
      if (result.kind === 'page') return await this.made(path, result, generation)
      if (result.kind === 'other' && generation === this.generation) this.giveUp(path)
      if (result.kind === 'failed') this.failed(path, generation)
    } catch (err) {
      this.failed(path, generation)
      this.settings.onError?.(err, path)
    }
    return undefined
  }

  private async made(path: string, result: Rendered & { kind: 'page' }, generation: number): Promise<Page> {
    const { copies, bytes } = await packed(result, this.settings.headers, this.get(path))
    const tags = this.settings.tagsOf?.(path) ?? null
    // Content changed while this render ran: it answers who waited for it, and is not kept as fresh.
    const isOvertaken = generation !== this.generation
    const state = isOvertaken ? 'stale' : 'fresh'
    const at = this.settings.now()
    const page: Page = { copies, bytes, at, state, retryAt: 0, pauseMs: FIRST_RETRY_MS, tags }
    if (!isOvertaken || !this.get(path)) this.shelfOf(path).set(path, page, page.bytes)
    return page
  }

  private giveUp(path: string): void {
    this.linked.delete(path)
    this.rest.delete(path)
    this.others.set(path, this.settings.now(), 0)
  }

  private failed(path: string, generation: number): void {
    const old = this.get(path)
    if (!old || generation !== this.generation) return
    old.retryAt = this.settings.now() + old.pauseMs
    old.pauseMs = Math.min(2 * old.pauseMs, RETRY_MS)
  }
}

/** Whether a change of these tags, or any change, may be on a page. */
function mayShow({ tags }: Page, changed?: readonly string[]): boolean {
  if (!tags) return true
  return changed ? tags.some((tag) => changed.includes(tag)) : tags.length > 0
}

/** Whether something takes longer than that. */
async function isLate(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const patience = new AbortController()
  const late = sleep(milliseconds, true, { signal: patience.signal }).catch(() => true)
  return Promise.race([work.then(() => false), late]).finally(() => patience.abort())
}
