import { BoundedCache } from './bounded-cache'
import type { CacheName } from './caches'
import { isCurrent, type Mark, markOf } from './generations'

type Entry<V> = { value: V; mark: Mark; epoch: number; until: number }

/** When it ends, and what it was read under. */
export const MARK_BYTES = 160

type Limits = {
  name: CacheName
  maxBytes?: number
  /** However little is heard, nothing is older. */
  ttlMs: number
  /**
   * Which stretch of uninterrupted hearing this is; null while changes may go unheard, and nothing that is held counts.
   */
  epoch(): number | null
  now?: () => number
}

/** What is known before something is read: whether it may be held afterwards. */
export type Begun = { mark: Mark; epoch: number; at: number }

/** Values in memory until one of their tags changes, within so many bytes. What nobody asks for goes first. */
export class TaggedCache<V> {
  private readonly entries: BoundedCache<string, Entry<V>>
  private readonly loads = new Map<string, { begun: Begun; value: Promise<V> }>()
  private readonly now: () => number

  constructor(private readonly limits: Limits) {
    const { name, maxBytes, now = Date.now } = limits
    this.entries = new BoundedCache(name, { maxBytes })
    this.now = now
  }

  get size(): number {
    return this.entries.size
  }

  get(key: string): V | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    const epoch = this.limits.epoch()
    if (epoch === null) return undefined
    if (epoch !== entry.epoch || this.now() >= entry.until || !isCurrent(entry.mark)) {
      this.entries.delete(key)
      return undefined
    }
    return entry.value
  }

  /** To be called before the value is read; null while nothing may be held. */
  begin(tags: readonly string[]): Begun | null {
    const epoch = this.limits.epoch()
    return epoch === null ? null : { epoch, mark: markOf(tags), at: this.now() }
  }

  /** Holds what was read after `begun`, unless one of its tags has changed meanwhile. */
  put(key: string, value: V, begun: Begun, bytes: number): void {
    if (!this.isGood(begun)) return
    const { mark, epoch, at } = begun
    this.entries.set(key, { value, mark, epoch, until: at + this.limits.ttlMs }, bytes + MARK_BYTES)
  }

  /**
   * The value held under `key`, or what `load` gives: read once for all who ask meanwhile, and held with the bytes that
   * `weigh` says (null: not held).
   */
  async getOrLoad(
    key: string,
    tags: readonly string[],
    load: () => Promise<V>,
    weigh: (value: V) => number | null,
  ): Promise<V> {
    const held = this.get(key)
    if (held !== undefined) return held
    const running = this.loads.get(key)
    if (running && this.isGood(running.begun)) return running.value
    const begun = this.begin(tags)
    if (!begun) return load()
    const flight = { begun, value: load() }
    this.loads.set(key, flight)
    try {
      const value = await flight.value
      const bytes = weigh(value)
      if (bytes !== null) this.put(key, value, begun, bytes)
      return value
    } finally {
      if (this.loads.get(key) === flight) this.loads.delete(key)
    }
  }

  private isGood({ epoch, mark }: Begun): boolean {
    return epoch === this.limits.epoch() && isCurrent(mark)
  }
}
