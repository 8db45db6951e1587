import { CACHES, type CacheName, countCache } from './caches'

type Entry<V> = { value: V; bytes: number; used: boolean }
type Options = { maxBytes?: number }

/** An entry of a map with its key's and its own head, about. */
export const ENTRY_BYTES = 160

/**
 * The one kind of cache: within so many bytes, of which each entry says what it holds (its key and its own head are added). What nobody
 * has asked for since somebody last looked for room goes first (the second-chance algorithm): one mark is all that a hit costs.
 */
export class BoundedCache<K, V> {
  private readonly entries = new Map<K, Entry<V>>()
  private readonly maxBytes: number
  private held = 0

  constructor(
    private readonly name: CacheName,
    { maxBytes = CACHES[name] }: Options = {},
  ) {
    this.maxBytes = maxBytes
    countCache(name, { limit: maxBytes })
  }

  get size(): number {
    return this.entries.size
  }

  get bytes(): number {
    return this.held
  }

  /** What is asked for stays longer. */
  get(key: K): V | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    entry.used = true
    return entry.value
  }

  /** Looks without asking for it. */
  peek(key: K): V | undefined {
    return this.entries.get(key)?.value
  }

  /** Keeps a value that holds so many bytes; one that is larger than the whole cache is not kept. */
  set(key: K, value: V, bytes: number): void {
    this.delete(key)
    const whole = bytes + ENTRY_BYTES + (typeof key === 'string' ? key.length : 0)
    if (whole > this.maxBytes) return
    this.entries.set(key, { value, bytes: whole, used: false })
    this.count(whole, 1)
    this.makeRoom()
  }

  delete(key: K): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.count(-entry.bytes, -1)
  }

  clear(): void {
    this.count(-this.held, -this.entries.size)
    this.entries.clear()
  }

  keys(): K[] {
    return [...this.entries.keys()]
  }

  *values(): Iterable<V> {
    for (const { value } of this.entries.values()) yield value
  }

  private count(bytes: number, entries: number): void {
    this.held += bytes
    countCache(this.name, { bytes, entries })
  }

  /** The oldest first; what has been asked for gets a second round. */
  private makeRoom(): void {
    for (const [key, entry] of this.entries) {
      if (this.held <= this.maxBytes) return
      if (!entry.used) {
        this.delete(key)
        continue
      }
      entry.used = false
      this.entries.delete(key)
      this.entries.set(key, entry)
    }
  }
}
