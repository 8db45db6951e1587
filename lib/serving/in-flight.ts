import { isLate } from '@/lib/core/is-late'

/** Work under way, and its end. */
export class InFlight {
  private readonly works = new Set<Promise<void>>()

  during<T>(work: Promise<T>): Promise<T> {
    const settled: Promise<void> = work
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => void this.works.delete(settled))
    this.works.add(settled)
    return work
  }

  /** Resolves when nothing is under way, or the patience is over. */
  async over(patienceMs: number): Promise<void> {
    await isLate(Promise.all(this.works), patienceMs)
  }
}
