/** Remembers ids for at least `ms`, so that nothing is told twice however much comes. */
export class Lately {
  private fresh = new Set<string>()
  private old = new Set<string>()
  private turnAt: number

  constructor(
    private readonly ms: number,
    private readonly now: () => number = Date.now,
  ) {
    this.turnAt = now() + ms
  }

  has(id: string): boolean {
    this.turn()
    return this.fresh.has(id) || this.old.has(id)
  }

  add(id: string): void {
    this.turn()
    this.fresh.add(id)
  }

  private turn(): void {
    const now = this.now()
    if (now < this.turnAt) return
    this.old = now < this.turnAt + this.ms ? this.fresh : new Set()
    this.fresh = new Set()
    this.turnAt = now + this.ms
  }
}
