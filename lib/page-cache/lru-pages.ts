import { makeRoom } from '@/lib/core/second-chance'
import type { Copies } from './copies'

/** Right as far as is known; perhaps out of date, after a gap in what we heard; known to be out of date. */
export type State = 'fresh' | 'doubtful' | 'stale'

export type Page = {
  copies: Copies
  bytes: number
  at: number
  state: State
  /** The last render failed, or is slow: until then the copy is served whatever its state. */
  retryAt: number
  /** How long that is after the next render that fails. */
  pauseMs: number
  /** What the page shows; null when that is not known, and any change may concern it. */
  tags: readonly string[] | null
  /** Asked for since somebody last looked for room. */
  used: boolean
}

/** Pages up to so many bytes. What nobody has asked for lately goes first. */
export class LruPages {
  private readonly pages = new Map<string, Page>()
  private bytes = 0

  constructor(private readonly maxBytes: number) {}

  get size(): number {
    return this.pages.size
  }

  get(path: string): Page | undefined {
    return this.pages.get(path)
  }

  paths(): string[] {
    return [...this.pages.keys()]
  }

  values(): Iterable<Page> {
    return this.pages.values()
  }

  put(path: string, page: Page): void {
    this.remove(path)
    this.pages.set(path, page)
    this.bytes += page.bytes
    this.makeRoom()
  }

  remove(path: string): void {
    const page = this.pages.get(path)
    if (!page) return
    this.pages.delete(path)
    this.bytes -= page.bytes
  }

  /** One mark for each visit is all that a visit costs. */
  private makeRoom(): void {
    const isTooMuch = () => this.bytes > this.maxBytes
    makeRoom(this.pages, isTooMuch, (path) => this.remove(path))
  }
}
