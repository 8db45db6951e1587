import { BoundedCache } from '@/lib/core/bounded-cache'
import type { CachedPage } from './cached-page'

type Entry = { cached: CachedPage; at: number }
type Options = { freshMs: number; maxBytes?: number; now?: () => number }

/** Nobody makes a page that could not be cached again for so long. */
const OTHER_MS = 60_000

/** Cached pages up to so many bytes, what nobody asks for given up first. A page that is no longer fresh is sent, and made again meanwhile. */
export class AreaPageCache {
  private readonly entries: BoundedCache<string, Entry>
  private readonly others = new BoundedCache<string, number>('area_pages_without')
  private readonly flights = new Map<string, Promise<CachedPage | null>>()
  private readonly now: () => number

  constructor(private readonly options: Options) {
    this.entries = new BoundedCache('area_pages', { maxBytes: options.maxBytes })
    this.now = options.now ?? Date.now
  }

  get size(): number {
    return this.entries.size
  }

  /** Everything that is cached, for whoever looks through it. */
  values(): CachedPage[] {
    return [...this.entries.values()].map(({ cached }) => cached)
  }

  /** The page of this key; null when there is none to keep, which is not tried again for a while. */
  async find(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const entry = this.entries.get(key)
    if (!entry) return this.isOther(key) ? null : this.make(key, make)
    // A failure is told by the next one who has to wait for it.
    if (this.now() - entry.at > this.options.freshMs) this.make(key, make).catch(() => undefined)
    return entry.cached
  }

  private isOther(key: string): boolean {
    return this.now() - (this.others.peek(key) ?? Number.NEGATIVE_INFINITY) < OTHER_MS
  }

  private make(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const running = this.flights.get(key)
    if (running) return running
    const flight = make()
      .then((cached) => {
        if (cached) this.entries.set(key, { cached, at: this.now() }, cached.bytes)
        else this.giveUp(key)
        return cached
      })
      .finally(() => this.flights.delete(key))
    this.flights.set(key, flight)
    return flight
  }

  private giveUp(key: string): void {
    this.entries.delete(key)
    this.others.set(key, this.now(), 0)
  }
}
