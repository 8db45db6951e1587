import { setTimeout as sleep } from 'node:timers/promises'
import { BoundedCache } from '@/lib/core/bounded-cache'
import type { CacheName } from '@/lib/core/caches'
import { isLate } from '@/lib/core/is-late'
import { Refused } from '@/lib/http/refusal'
import { newSemaphore } from './semaphore'

/** Right as far as is known; perhaps out of date, after a gap in what we heard; known to be out of date. */
type State = 'fresh' | 'doubtful' | 'stale'

type Entry<V> = {
  value: V
  bytes: number
  at: number
  state: State
  /** It could not be made again, or that is slow: until then it is sent whatever its state. */
  retryAt: number
  /** How long that is after the next attempt that fails. */
  pauseMs: number
  /** What it shows; null when that is not known, and any change may concern it. */
  tags: readonly string[] | null
}
type Shelf<V> = BoundedCache<string, Entry<V>>

/** Something to keep, with the bytes that it holds and what it shows; something that is not to be kept; nothing, for now. */
export type Made<V> = { value: V; bytes: number; tags: readonly string[] | null } | 'other' | 'failed'

type Options<V, A> = {
  /** Makes what is kept under a key; `before` is what was made the last time. */
  make(key: string, asked: A, before: V | undefined): Promise<Made<V>>
  /** By which memory is counted: what is kept, and keys of which nothing is; `linked` is a room of its own for some keys. */
  names: { kept: CacheName; without: CacheName; linked?: CacheName }
  /** Whether there may be something under a key that is not kept. */
  isKnown?(key: string): boolean
  /** Whether the database is known to be away: what has changed cannot be made then. */
  isAway?(): boolean
  /** Whether somebody waits for something else that the same threads answer. */
  isBusy?(): boolean
  /** Told of what kept something from being made; its last good copy stays. */
  onError?(err: unknown, key: string): void
  /** How long what is kept is not looked for anew. */
  freshMs?: number
  /** How long nobody tries again what is not to be kept, or not complete yet. */
  otherMs?: number
  patienceMs?: number
  maxBytes?: { linked?: number; kept?: number }
  maxFlights?: number
  now?: () => number
}

/** While something cannot be made its last copy is sent; the pause before the next attempt grows from and to this. */
const FIRST_RETRY_MS = 250
const RETRY_MS = 2_000
/** Who waits for what has changed looks so many times in as long again whether the database is away. */
const LOOKS = 8
/** How often warming looks whether visitors still wait, and for how long it lets them go first where there are always some. */
const GIVE_WAY_MS = 10
const MAX_WAY_MS = 1_000
/** However slow one was, the next one is begun after this. */
const MAX_REST_MS = 2_000
/** Made at once for visitors who have a copy to fall back on: more would only make each other slower. */
const AT_ONCE = 3

const DEFAULTS = {
  freshMs: 60_000,
  otherMs: 5_000,
  /** A visitor waits so long for what may be the same as its copy, then gets the copy. */
  patienceMs: 1_000,
  /** Made at once in all, with those for visitors who have nothing yet. */
  maxFlights: 200,
  now: Date.now,
}

/**
 * What is kept ready to be sent: made once for all who wait for it, within so many bytes, and made again when it is old or what it
 * shows has changed. It never loses a good copy to an attempt that fails, and never rejects unheard.
 */
export class Kept<V, A = void> {
  /** Linked keys have room of their own: no visit to others takes it from them. */
  private readonly linked: Shelf<V>
  private readonly rest: Shelf<V>
  private readonly shelves: Shelf<V>[]
  private links: ReadonlySet<string> = new Set()
  private readonly others: BoundedCache<string, number>
  private readonly flights = new Map<string, Promise<V | undefined>>()
  /** What is renewed a few at a time, since each has a copy that is sent meanwhile. */
  private renewals = new Map<string, Promise<V | undefined>>()
  private semaphore = newSemaphore(AT_ONCE)
  /** Grows with every change: what began before a change is old when it ends. */
  private generation = 0
  /** Visitors who wait. */
  private waiting = 0
  private readonly options: Options<V, A> & typeof DEFAULTS

  constructor(options: Options<V, A>) {
    this.options = { ...DEFAULTS, ...options }
    const { names, maxBytes = {} } = options
    this.rest = new BoundedCache(names.kept, { maxBytes: maxBytes.kept })
    this.linked = names.linked ? new BoundedCache(names.linked, { maxBytes: maxBytes.linked }) : this.rest
    this.shelves = names.linked ? [this.linked, this.rest] : [this.rest]
    this.others = new BoundedCache(names.without)
  }

  get size(): number {
    return this.shelves.reduce((sum, { size }) => sum + size, 0)
  }

  /** Everything that is kept, for whoever looks through it. */
  values(): V[] {
    return this.entries().map(({ value }) => value)
  }

  /** A copy that can be sent at once, without waiting. */
  peek(key: string, asked: A): V | undefined {
    const entry = this.linked.get(key) ?? this.rest.get(key)
    if (!entry) return undefined
    const now = this.options.now()
    if (entry.state !== 'fresh') return now < entry.retryAt ? entry.value : undefined
    // Only old, not known to be wrong: send it and look for a newer one meanwhile.
    if (now - entry.at > this.options.freshMs && now >= entry.retryAt) void this.renew(key, asked)
    return entry.value
  }

  /** The copy after a change, or at its first visit; undefined when the renderer must answer by itself. */
  async find(key: string, asked: A): Promise<V | undefined> {
    const old = this.get(key)
    if (!old && (this.options.isKnown?.(key) === false || this.isOther(key))) return undefined
    this.waiting += 1
    try {
      const fresh = old ? await this.orOld(key, asked, old) : await this.refresh(key, asked)
      return fresh ?? this.get(key)?.value
    } finally {
      this.waiting -= 1
    }
  }

  /** Which keys have room of their own. */
  link(keys: Iterable<string>): void {
    this.links = new Set(keys)
    for (const [from, to] of [
      [this.linked, this.rest],
      [this.rest, this.linked],
    ] as const) {
      for (const key of from.keys().filter((one) => this.shelfOf(one) === to)) {
        const entry = from.peek(key)
        from.delete(key)
        if (entry) to.set(key, entry, entry.bytes)
      }
    }
  }

  /** These have changed: no copy that shows them may be sent before it has been made again. */
  markStale(changed: readonly string[]): void {
    this.begin()
    for (const entry of this.entries()) {
      if (mayShow(entry, changed)) entry.state = 'stale'
    }
  }

  /**
   * Anything, or any of these tags, may have changed, and most has not: each copy is renewed, and is good if that takes long.
   */
  doubt(changed?: readonly string[]): void {
    this.begin()
    for (const entry of this.entries()) {
      if (entry.state === 'fresh' && mayShow(entry, changed)) entry.state = 'doubtful'
    }
  }

  /**
   * Makes again what is not fresh, one after the other, so that visitors find it ready; they come first. False when it was left
   * because something has changed again. `rest`: how many times as long as each has taken nothing is made then, which is longer
   * the busier the threads are.
   */
  async warm(this: Kept<V>, keys: Iterable<string> = this.keys(), rest = 0): Promise<boolean> {
    const generation = this.generation
    for (const key of keys) {
      if (generation !== this.generation) return false
      const until = performance.now() + MAX_WAY_MS
      while (this.waiting > 0 || (this.options.isBusy?.() && performance.now() < until))
        await sleep(GIVE_WAY_MS)
      if (this.get(key)?.state === 'fresh') continue
      const begunAt = performance.now()
      await this.refresh(key).catch(() => undefined)
      if (rest > 0) await sleep(Math.min(rest * (performance.now() - begunAt), MAX_REST_MS))
    }
    return true
  }

  private entries(): Entry<V>[] {
    return this.shelves.flatMap((shelf) => [...shelf.values()])
  }

  private keys(): string[] {
    return this.shelves.flatMap((shelf) => shelf.keys())
  }

  private get(key: string): Entry<V> | undefined {
    return this.linked.peek(key) ?? this.rest.peek(key)
  }

  private shelfOf(key: string): Shelf<V> {
    return this.links.has(key) ? this.linked : this.rest
  }

  /** What began before may wait for a connection on which nothing comes any more: nothing waits for it from here on. */
  private begin(): void {
    this.generation += 1
    this.others.clear()
    this.renewals = new Map()
    this.semaphore = newSemaphore(AT_ONCE, this.semaphore)
    for (const entry of this.entries()) Object.assign(entry, { retryAt: 0, pauseMs: FIRST_RETRY_MS })
  }

  private isOther(key: string): boolean {
    const since = this.others.peek(key)
    if (since === undefined) return false
    if (this.options.now() - since < this.options.otherMs) return true
    this.others.delete(key)
    return false
  }

  /** What has changed is waited for, unless it cannot be made; what is in doubt for a moment only. */
  private async orOld(key: string, asked: A, old: Entry<V>): Promise<V | undefined> {
    const isSure = old.state === 'stale'
    const flight = isSure ? this.refresh(key, asked).catch(() => undefined) : this.renew(key, asked)
    let { patienceMs } = this.options
    while (await isLate(flight, patienceMs)) {
      patienceMs = this.options.patienceMs / LOOKS
      if (isSure && !this.options.isAway?.()) continue
      old.retryAt = this.options.now() + RETRY_MS
      return old.value
    }
    return flight
  }

  /** A few at a time, and each key once; never rejects. */
  private renew(key: string, asked: A): Promise<V | undefined> {
    const running = this.renewals.get(key)
    if (running) return running
    const { renewals } = this
    const renewal = this.semaphore.take(() => {
      const entry = this.get(key)
      const isNew = entry?.state === 'fresh' && this.options.now() - entry.at <= this.options.freshMs
      return isNew ? Promise.resolve(entry.value) : this.refresh(key, asked)
    })
    const settled = renewal.catch(() => undefined).finally(() => renewals.delete(key))
    renewals.set(key, settled)
    return settled
  }

  private refresh(key: string, asked: A): Promise<V | undefined> {
    const name = `${this.generation} ${key}`
    const running = this.flights.get(name)
    if (running) return running
    if (this.flights.size >= this.options.maxFlights) return Promise.reject(new Refused(503))
    const flight = this.make(key, asked, this.generation).finally(() => this.flights.delete(name))
    this.flights.set(name, flight)
    return flight
  }

  /** Whatever goes wrong in it (no descriptors left for a page's tags, say), the last good copy stays. */
  private async make(key: string, asked: A, generation: number): Promise<V | undefined> {
    try {
      const made = await this.options.make(key, asked, this.get(key)?.value)
      if (made === 'failed') this.failed(key, generation)
      else if (made !== 'other') return this.keep(key, made, generation)
      else if (generation === this.generation) this.giveUp(key)
    } catch (err) {
      this.failed(key, generation)
      this.options.onError?.(err, key)
    }
    return undefined
  }

  private keep(key: string, made: Exclude<Made<V>, string>, generation: number): V {
    // Something has changed while it was made: it answers who waited for it, and is not kept as fresh.
    const isOvertaken = generation !== this.generation
    const state = isOvertaken ? 'stale' : 'fresh'
    const entry: Entry<V> = { ...made, state, at: this.options.now(), retryAt: 0, pauseMs: FIRST_RETRY_MS }
    if (!isOvertaken || !this.get(key)) this.shelfOf(key).set(key, entry, made.bytes)
    return made.value
  }

  private giveUp(key: string): void {
    for (const shelf of this.shelves) shelf.delete(key)
    this.others.set(key, this.options.now(), 0)
  }

  private failed(key: string, generation: number): void {
    const old = this.get(key)
    if (!old || generation !== this.generation) return
    old.retryAt = this.options.now() + old.pauseMs
    old.pauseMs = Math.min(2 * old.pauseMs, RETRY_MS)
  }
}

/** Whether a change of these tags, or any change, may show in it. */
function mayShow({ tags }: Entry<unknown>, changed?: readonly string[]): boolean {
  if (!tags) return true
  return changed ? tags.some((tag) => changed.includes(tag)) : tags.length > 0
}
