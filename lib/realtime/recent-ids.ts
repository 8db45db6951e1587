/** Remembers the last ids, so that nothing is told twice and memory stays bounded. */
export class RecentIds {
  private readonly ids = new Set<string>()

  constructor(private readonly limit = 2_000) {}

  has(id: string): boolean {
    return this.ids.has(id)
  }

  /** True the first time an id comes by. */
  add(id: string): boolean {
    if (this.ids.has(id)) return false
    this.ids.add(id)
    const [oldest] = this.ids
    if (this.ids.size > this.limit && oldest !== undefined) this.ids.delete(oldest)
    return true
  }
}
